import { mix, readable } from '../colours.ts';
import type { MotifName } from '../motifs.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, pebble, rect, stroke } from '../shapes.ts';
import type { Sign } from '../signs/sign.ts';
import { putAuthors, putColophon, putTagline, putTitle } from '../type.ts';

/** Poetry and short books: a sheet of good paper, one mark, quiet type. */
export function minimal(page: Page): string {
  const { w, h, palette } = page;
  const white = page.random() < 0.6;
  const paper = white ? mix(palette.light, palette.third, 0.12) : palette.ground;
  const ink = white ? palette.dark : page.ink;
  const colour = readable(
    paper,
    [palette.accent, palette.third, palette.second, palette.ground, palette.dark],
    2,
  );
  const mark =
    (page.motif && MARKS[page.motif]) ??
    (page.sign ? signed(page.sign, paper) : page.pick([lines, threads, stone]));
  const left = page.random() < 0.5;
  const title = putTitle(page, {
    face: page.pick(['garamond', 'garamond-italic', 'baskerville', 'geometric-light']),
    box: page.area(0.12, 0.1, 0.76, 0.24),
    max: w * 0.14,
    min: w * 0.055,
    maxLines: 4,
    align: left ? 'left' : 'center',
    fill: ink,
  });
  const under = title.box.y + title.box.h;
  const authors = putAuthors(page, {
    face: 'geometric',
    box: { x: w * 0.12, y: under + h * 0.03, w: w * 0.76, h: h * 0.06 },
    max: w * 0.05,
    min: w * 0.032,
    align: left ? 'left' : 'center',
    fill: ink,
  });
  return [
    rect(0, 0, w, h, paper),
    mark(page, w / 2, h * 0.65, w * 0.25, colour),
    title.svg,
    authors.svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(left ? 0.12 : 0.2, 0.885, left ? 0.64 : 0.6, 0.06),
      max: w * 0.045,
      min: w * 0.034,
      align: left ? 'left' : 'center',
      valign: 'bottom',
      maxLines: 2,
      fill: ink,
    }).svg,
    left ? putColophon(page, w * 0.86, h * 0.925, w * 0.032, ink) : '',
  ].join('');
}

function signed(sign: Sign, ground: string): Mark {
  return ({ palette }, x, y, r, colour) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(r * 0.86) / 100})">${sign({ one: colour, two: mix(colour, palette.dark, 0.75), ground })}</g>`;
}

type Mark = (page: Page, x: number, y: number, r: number, colour: string) => string;

const sun: Mark = (page, x, y, r, colour) =>
  circle(x, y, r, colour) +
  stroke(`M${n(x - r * 1.5)} ${n(y + r * 0.62)}H${n(x + r * 1.5)}`, page.palette.dark, 2.5);

const branch: Mark = (_, x, y, r, colour) => {
  const leaves = Array.from({ length: 7 }, (_unused, i) =>
    leaf(x - r + i * r * 0.33, y + r * (0.75 - i * 0.22), r * 0.62, i % 2 ? -82 : 8, 0.26),
  );
  return (
    stroke(
      `M${n(x - r * 1.3)} ${n(y + r)}Q${n(x)} ${n(y + r * 0.2)} ${n(x + r * 1.1)} ${n(y - r * 0.75)}`,
      colour,
      4,
    ) + path(leaves.join(''), colour)
  );
};

const lines: Mark = (page, x, y, r, colour) =>
  stroke(
    Array.from(
      { length: 9 },
      (_, i) =>
        `M${n(x - r * 1.2)} ${n(y - r + (i * r) / 4)}H${n(x - r * 1.2 + r * 2.4 * page.between(0.35, 1))}`,
    ).join(''),
    colour,
    5,
  );

const threads: Mark = (page, x, y, r, colour) =>
  stroke(
    Array.from(
      { length: 7 },
      (_, i) =>
        `M${n(x - r * 1.4)} ${n(y + i * 9 - 30)}C${n(x - r * 0.4)} ${n(y - r * page.between(0.6, 1.2))} ${n(x + r * 0.3)} ${n(y + r * page.between(0.6, 1.4))} ${n(x + r * 1.4)} ${n(y - i * 11)}`,
    ).join(''),
    colour,
    2.6,
  );

const birds: Mark = (page, x, y, r, colour) =>
  stroke(
    Array.from({ length: 9 }, () => {
      const [bx, by, s] = [
        x + page.between(-1.2, 1.2) * r,
        y + page.between(-1, 0.8) * r,
        page.between(14, 34),
      ];
      return `M${n(bx - s)} ${n(by - s * 0.3)}Q${n(bx - s * 0.4)} ${n(by - s * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - s * 0.7)} ${n(bx + s)} ${n(by - s * 0.3)}`;
    }).join(''),
    colour,
    4.5,
  );

const stone: Mark = (page, x, y, r, colour) =>
  [0.95, 0.66, 0.42]
    .map((size, i) =>
      path(
        pebble(page.random, x, y + r * (0.7 - i * 0.62), r * size * 0.5, 0.08, 1.9),
        mix(colour, page.palette.dark, i * 0.18),
      ),
    )
    .join('');

/** Motifs with a mark of their own. */
const MARKS: Partial<Record<MotifName, Mark>> = {
  bird: birds,
  evolution: branch,
  forest: branch,
  garden: branch,
  summer: sun,
  west: sun,
};
