import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { rect } from '../shapes.ts';
import type { Setting } from '../type.ts';
import { put, putAuthors, putTagline, putTitle } from '../type.ts';

/** The title said again and again, each time in another ink; only one of them is meant to be read first. */
export function echo(page: Page): string {
  const { w, h, palette, ink } = page;
  const ground = behind(ink, palette.ground, 5);
  const long = page.words.title.length > 13;
  const face = long ? 'condensed' : page.pick(['geometric-black', 'fatface', 'condensed']);
  const caps = face !== 'fatface';
  const count = page.words.title.length > 26 ? 3 : page.words.title.length > 12 ? 4 : 6;
  const main = Math.floor(page.random() * count);
  const inks = [palette.accent, palette.second, palette.third, mix(ground, ink, 0.35)].filter(
    (c) => c !== palette.ground,
  );
  const [top, room] = [0.06, 0.74];
  const rows = Array.from({ length: count }, (_, i) => {
    const setting: Setting = {
      face,
      box: page.area(0.07, top + (i * room) / count, 0.86, room / count - 0.03),
      max: w * 0.42,
      min: w * 0.04,
      caps,
      maxLines: 3,
      align: 'left',
      valign: 'middle',
      fill: i === main ? ink : (inks[i % inks.length] ?? ink),
    };
    return i === main ? putTitle(page, setting).svg : put(page.words.title, setting).svg;
  });
  return [
    rect(0, 0, w, h, ground),
    ...rows,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.07, 0.815, 0.86, 0.05),
      max: w * 0.042,
      min: w * 0.031,
      maxLines: 2,
      align: 'left',
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.07, 0.885, 0.86, 0.06),
      max: w * 0.065,
      min: w * 0.034,
      align: 'left',
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
