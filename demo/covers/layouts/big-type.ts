import { behind, companions } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, path, pebble, rect, star } from '../shapes.ts';
import { putAuthors, putPosterTitle, putTagline } from '../type.ts';

/** The title as a poster: as large as the paper allows, over one shape. */
export function bigType(page: Page): string {
  const { w, h, palette, ink } = page;
  const shade = page.pick(
    companions(ink, palette.ground, [palette.accent, palette.second, palette.third], 4),
  );
  const oneWord = !page.words.title.includes(' ') && page.words.title.length > 6;
  const [x, y] = [w * page.between(0.3, 0.75), h * page.between(0.35, 0.65)];
  const shape = page.pick([
    circle(x, y, w * 0.42, shade),
    path(star(w / 2, h / 2, w * 0.75, 24, 0.72), shade),
    path(pebble(page.random, x, y, w * 0.45, 0.3), shade),
    rect(0, h * 0.5, w, h * 0.5, shade),
  ]);
  return [
    rect(0, 0, w, h, behind(ink, palette.ground)),
    shape,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.055, 0.84, 0.06),
      max: w * 0.062,
      min: w * 0.034,
      align: 'left',
      valign: 'middle',
      fill: ink,
    }).svg,
    putPosterTitle(page, {
      face: oneWord ? 'condensed' : page.pick(['geometric-black', 'condensed']),
      box: page.area(0.08, 0.15, 0.84, 0.67),
      max: w * 0.62,
      min: w * 0.07,
      align: 'left',
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.08, 0.855, 0.84, 0.09),
      max: w * 0.044,
      min: w * 0.03,
      align: 'left',
      valign: 'bottom',
      fill: ink,
    }).svg,
  ].join('');
}
