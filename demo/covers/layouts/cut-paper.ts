import { behind, mix, readable } from '../colours.ts';
import type { Page } from '../page.ts';
import { leaf, n, path, pebble, rect, star } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** For the youngest and for makers: cut-paper leaves, suns and pebbles around a plain middle. */
export function cutPaper(page: Page): string {
  const { w, h, palette, random } = page;
  const inks = [
    palette.accent,
    palette.second,
    palette.third,
    palette.ground,
    mix(palette.dark, palette.ground, 0.5),
  ];
  const paper = mix(palette.light, palette.third, 0.1);
  const step = Math.min(w, h) / 4.6;
  const cuts: string[] = [];
  let i = 0;
  for (let y = step * 0.3; y < h + step; y += step) {
    for (let x = step * 0.3; x < w + step; x += step) {
      const inside = x > w * 0.09 && x < w * 0.91 && y > h * 0.17 && y < h * 0.83;
      i++;
      if (inside) continue;
      const ink = inks[Math.floor(random() * inks.length)] ?? palette.accent;
      cuts.push(path(cut(page, x, y, step * page.between(0.36, 0.5), i), ink));
    }
  }
  const ink = behind(paper, palette.dark, 7);
  const title = putTitle(page, {
    face: 'round',
    box: page.area(0.21, 0.24, 0.58, 0.34),
    max: w * 0.17,
    min: w * 0.05,
    leading: 1,
    valign: 'middle',
    fill: ink,
  });
  return [
    rect(0, 0, w, h, paper),
    ...cuts,
    title.svg,
    putTagline(page, {
      face: 'round',
      box: page.area(0.21, 0.6, 0.58, 0.06),
      max: w * 0.042,
      min: w * 0.03,
      maxLines: 2,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'round',
      box: page.area(0.21, 0.69, 0.58, 0.07),
      max: w * 0.052,
      min: w * 0.03,
      valign: 'middle',
      fill: readable(
        paper,
        [palette.accent, palette.third, palette.second, palette.ground, palette.dark],
        4.5,
      ),
    }).svg,
  ].join('');
}

function cut(page: Page, x: number, y: number, r: number, i: number): string {
  const turn = page.random() * 360;
  switch (i % 5) {
    case 0:
      return [0, 60, 120, 180, 240, 300].map((angle) => leaf(x, y, r, turn + angle, 0.3)).join('');
    case 1:
      return star(x, y, r, 9, 0.62, turn);
    case 2:
      return leaf(x - r * 0.7, y + r * 0.7, r * 2, -45, 0.34);
    case 3:
      return pebble(page.random, x, y, r * 0.75, 0.2);
    default:
      return `M${n(x - r)} ${n(y + r * 0.5)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y + r * 0.5)}z`;
  }
}
