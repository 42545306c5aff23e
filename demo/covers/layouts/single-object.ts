import { behind, mix, readable } from '../colours.ts';
import type { Page } from '../page.ts';
import { rect } from '../shapes.ts';
import { bulb } from '../signs/things.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Serious non-fiction: a white or loud cover, a bold title, one thing that stands for the argument. */
export function singleObject(page: Page): string {
  const { w, h, palette } = page;
  const white = page.random() < 0.5;
  const ground = white ? mix(palette.light, '#ffffff', 0.5) : behind(page.ink, palette.ground, 5);
  const ink = white ? palette.dark : page.ink;
  const loud = readable(
    ground,
    [palette.accent, palette.third, palette.second, palette.ground, palette.dark],
    2,
  );
  const drawing = (page.sign ?? bulb)({ one: loud, two: ink, ground });
  const low = page.random() < 0.5;
  const y = low ? 0.67 : 0.3;
  const size = Math.min(w * 0.6, h * 0.36) / 200;
  return [
    rect(0, 0, w, h, ground),
    `<g transform="translate(${Math.round(w / 2)} ${Math.round(h * y)}) scale(${Math.round(size * 100) / 100})">${drawing}</g>`,
    putTitle(page, {
      face: page.pick(['geometric-black', 'baskerville-bold', 'condensed', 'fatface']),
      box: low ? page.area(0.08, 0.065, 0.84, 0.29) : page.area(0.08, 0.53, 0.84, 0.24),
      max: w * 0.26,
      min: w * 0.055,
      caps: page.random() < 0.4,
      leading: 1,
      maxLines: 4,
      valign: 'middle',
      fill: white
        ? page.pick([palette.dark, readable(ground, [palette.accent, palette.ground, palette.dark], 4.5)])
        : ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: low ? page.area(0.12, 0.375, 0.76, 0.08) : page.area(0.12, 0.785, 0.76, 0.08),
      max: w * 0.043,
      min: w * 0.031,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: low ? page.area(0.08, 0.9, 0.84, 0.06) : page.area(0.08, 0.89, 0.84, 0.06),
      max: w * 0.064,
      min: w * 0.034,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
