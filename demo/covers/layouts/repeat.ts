import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { n, rect, stroke } from '../shapes.ts';
import { sprig } from '../signs/nature.ts';
import { putAuthors, putTitle } from '../type.ts';

/** A motif stamped all over, and a label pasted on: the gift edition of a classic. */
export function repeat(page: Page): string {
  const { w, h, palette } = page;
  const ground = palette.ground;
  const inks = [palette.second, palette.accent, palette.light].filter((ink) => ink !== ground);
  const sign = page.sign ?? sprig;
  const across = page.pick([4, 5]);
  const cell = w / across;
  const size = Math.round(cell * 0.38) / 100;
  const label = { x: w * 0.16, y: h * 0.3, w: w * 0.68, h: h * 0.4 };
  const paper = palette.light;
  const backdrop = behind(paper, mix(ground, palette.dark, 0.12), 1.6);
  const stamps: string[] = [];
  for (let row = 0; row * cell * 0.9 < h + cell; row++) {
    for (let column = 0; column <= across; column++) {
      const x = (column + (row % 2 ? 1 : 0.5)) * cell;
      const y = (row + 0.5) * cell * 0.9;
      const hidden =
        Math.abs(x - w / 2) < label.w / 2 - cell / 2 && Math.abs(y - h / 2) < label.h / 2 - cell / 2;
      if (hidden || y > h + cell / 2) continue;
      const turn = row % 2 ? 1 : -1;
      const drawing = sign({
        one: inks[row % 2] ?? palette.light,
        two: inks[(row + 1) % 2] ?? palette.light,
        ground: backdrop,
      });
      stamps.push(`<g transform="translate(${n(x)} ${n(y)}) scale(${turn * size} ${size})">${drawing}</g>`);
    }
  }
  const ink = palette.dark;
  return [
    rect(0, 0, w, h, backdrop),
    ...stamps,
    rect(label.x, label.y, label.w, label.h, paper, 'rx="4"'),
    `<rect x="${n(label.x + 9)}" y="${n(label.y + 9)}" width="${n(label.w - 18)}" height="${n(label.h - 18)}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    putTitle(page, {
      face: page.pick(['baskerville-bold', 'garamond-bold', 'roman']),
      box: { x: label.x + 32, y: label.y + 32, w: label.w - 64, h: label.h * 0.58 },
      max: w * 0.13,
      min: w * 0.045,
      valign: 'middle',
      fill: ink,
    }).svg,
    stroke(`M${n(w * 0.45)} ${n(label.y + label.h * 0.755)}h${n(w * 0.1)}`, ink, 1.6),
    putAuthors(page, {
      face: 'geometric',
      box: { x: label.x + 30, y: label.y + label.h * 0.79, w: label.w - 60, h: label.h * 0.13 },
      max: w * 0.043,
      min: w * 0.026,
      caps: true,
      tracking: 0.08,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
