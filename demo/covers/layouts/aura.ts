import { luminance } from '../../../server/image/contrast.ts';
import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Light through coloured glass: clouds of colour without an edge, and large calm type. */
export function aura(page: Page): string {
  const { w, h, palette } = page;
  // A light accent wants dark letters and a deep one pale letters: then no colour needs to be muddied.
  const night = luminance(palette.accent) < 0.28 && luminance(palette.ground) < 0.3;
  const ink = night ? palette.light : palette.dark;
  const base = night ? behind(ink, palette.ground, 5) : mix(palette.light, palette.accent, 0.25);
  const glow = (colour: string) => behind(ink, colour, 4.6);
  const inks = night
    ? [
        palette.accent,
        mix(palette.ground, palette.dark, 0.55),
        mix(palette.accent, palette.ground, 0.4),
        palette.dark,
      ]
    : [
        palette.accent,
        palette.light,
        mix(palette.accent, palette.second, 0.3),
        mix(palette.third, palette.light, 0.4),
      ];
  const lights = inks.map((colour, i) => {
    const id = page.id(`glow${i}`);
    return {
      def: `<radialGradient id="${id}"><stop offset="0" stop-color="${glow(colour)}"/><stop offset="1" stop-color="${glow(colour)}" stop-opacity="0"/></radialGradient>`,
      svg: circle(page.between(0, 1) * w, ((i + 0.5) / 4) * h, w * page.between(0.6, 0.85), `url(#${id})`),
    };
  });
  const left = page.random() < 0.6;
  const align = left ? 'left' : 'center';
  return [
    `<defs>${lights.map(({ def }) => def).join('')}</defs>`,
    rect(0, 0, w, h, base),
    ...lights.map(({ svg }) => svg),
    putTitle(page, {
      face: page.pick(['garamond-italic', 'fatface', 'garamond-bold', 'geometric-bold']),
      box: page.area(0.08, 0.07, 0.84, 0.55),
      max: w * 0.23,
      min: w * 0.06,
      leading: 0.96,
      align,
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.08, 0.76, 0.84, 0.09),
      max: w * 0.044,
      min: w * 0.031,
      align,
      valign: 'bottom',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.08, 0.88, 0.84, 0.065),
      max: w * 0.07,
      min: w * 0.036,
      align,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
