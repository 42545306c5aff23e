import { behind } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Ideas and science: a field of dots that swells around one centre, one dot in another colour. */
export function dotGrid(page: Page): string {
  const { w, h, palette, ink } = page;
  const ground = behind(ink, palette.ground, 5);
  const across = page.pick([11, 13, 15]);
  const step = (w * 0.84) / across;
  const rows = Math.floor((h * 0.46) / step);
  const [left, top] = [w * 0.08 + step / 2, h * 0.48 + step / 2];
  const [fx, fy] = [page.between(0.2, 0.8) * across, page.between(0.25, 0.75) * rows];
  const wave = page.random() < 0.5;
  const odd = Math.floor(page.random() * across * rows);
  const dots: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < across; column++) {
      const away = Math.hypot(column - fx, row - fy) / across;
      const swell = wave ? 0.5 + 0.5 * Math.sin(away * 16) : Math.max(0, 1 - away * 1.35);
      const special = row * across + column === odd;
      const r = special ? 0.46 : 0.1 + swell * 0.35;
      dots.push(circle(left + column * step, top + row * step, r * step, special ? palette.accent : ink));
    }
  }
  return [
    rect(0, 0, w, h, ground),
    ...dots,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.05, 0.84, 0.05),
      max: w * 0.056,
      min: w * 0.034,
      align: 'left',
      valign: 'middle',
      fill: ink,
    }).svg,
    putTitle(page, {
      face: page.pick(['geometric-black', 'baskerville-bold', 'geometric-bold']),
      box: page.area(0.08, 0.13, 0.84, 0.235),
      max: w * 0.2,
      min: w * 0.055,
      leading: 0.98,
      maxLines: 4,
      align: 'left',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.08, 0.385, 0.84, 0.065),
      max: w * 0.043,
      min: w * 0.031,
      align: 'left',
      valign: 'bottom',
      fill: ink,
    }).svg,
  ].join('');
}
