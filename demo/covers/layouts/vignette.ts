import { behind, mix, readable } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, rect, star } from '../shapes.ts';
import { bulb } from '../signs/things.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A round window on paper: the sign in front of bands of sky, with small stars around the frame. */
export function vignette(page: Page): string {
  const { w, h, palette } = page;
  const dark = page.random() < 0.5;
  const paper = dark ? behind(palette.light, mix(palette.ground, palette.dark, 0.5), 7) : palette.light;
  const ink = dark ? palette.light : palette.dark;
  const low = page.random() < 0.5;
  const [x, y, r] = [w / 2, h * (low ? 0.645 : 0.33), Math.min(w * 0.37, h * 0.25)];
  const inner = dark ? palette.light : palette.ground;
  const bands = [0.78, 0.56, 0.34].map((share, i) =>
    circle(x, y, r * share, mix(inner, palette.third, 0.3 + i * 0.25)),
  );
  const base = mix(inner, palette.third, 0.8);
  const one = readable(base, [palette.accent, palette.ground, palette.light, palette.dark], 2.2);
  const two = readable(base, [palette.dark, palette.light], 4);
  const sign = (page.sign ?? bulb)({ one: one === two ? palette.accent : one, two, ground: base });
  const sparks = [-1, 1].flatMap((side) =>
    [-0.7, 0, 0.7].map((at) =>
      star(x + side * r * (1.13 - Math.abs(at) * 0.28), y + at * r, r * (at ? 0.045 : 0.07), 4, 0.3),
    ),
  );
  return [
    rect(0, 0, w, h, paper),
    circle(x, y, r * 1.03, ink),
    circle(x, y, r, inner),
    ...bands,
    path(sparks.join(''), dark ? palette.accent : ink),
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(r * 0.66) / 100})">${sign}</g>`,
    putTitle(page, {
      face: page.pick(['baskerville-bold', 'fatface', 'garamond-bold', 'geometric-bold']),
      box: page.area(0.08, low ? 0.07 : 0.62, 0.84, 0.21),
      max: w * 0.16,
      min: w * 0.05,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, low ? 0.295 : 0.84, 0.76, 0.05),
      max: w * 0.048,
      min: w * 0.033,
      maxLines: 2,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.08, 0.91, 0.84, 0.05),
      max: w * 0.056,
      min: w * 0.033,
      caps: true,
      tracking: 0.06,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
