import { behind, companions, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { n, rect } from '../shapes.ts';
import { bulb } from '../signs/things.ts';
import { putAuthors, putPosterTitle, putTagline } from '../type.ts';

/** One sign so large that the page cuts it off, in quiet inks on which the title can lie. */
export function closeUp(page: Page): string {
  const { w, h, palette, ink } = page;
  const ground = behind(ink, palette.ground, 6);
  const [loud, quiet = mix(loud, ground, 0.5)] = companions(ink, ground, [
    palette.accent,
    palette.second,
    palette.third,
    mix(palette.accent, ground, 0.5),
  ]);
  const [x, y] = [w * page.between(0.36, 0.64), h * page.between(0.5, 0.58)];
  const size = Math.round(w * 0.64) / 100;
  const sign = (page.sign ?? bulb)({ one: loud, two: quiet, ground });
  return [
    rect(0, 0, w, h, ground),
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(page.between(-12, 12))}) scale(${size})">${sign}</g>`,
    putPosterTitle(page, {
      face: page.pick(['geometric-black', 'condensed', 'geometric-bold']),
      box: page.area(0.07, page.pick([0.07, 0.36]), 0.86, 0.36),
      max: w * 0.3,
      min: w * 0.07,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.1, 0.79, 0.8, 0.06),
      max: w * 0.045,
      min: w * 0.032,
      maxLines: 2,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.885, 0.84, 0.065),
      max: w * 0.066,
      min: w * 0.034,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
