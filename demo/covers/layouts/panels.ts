import { behind, mix } from '../colours.ts';
import type { MotifName } from '../motifs.ts';
import type { Page } from '../page.ts';
import { circle, n, path, peaks, polygon, rect, star } from '../shapes.ts';
import { putAuthors, putPosterTitle, putTagline } from '../type.ts';

/** A graphic novel: slanted panels, halftone, a shout of a title. */
export function panels(page: Page): string {
  const { w, h, palette, random } = page;
  const black = mix(palette.dark, '#000000', 0.3);
  const [one, two] = [h * page.between(0.52, 0.56), h * page.between(0.74, 0.78)];
  const slant = h * 0.04;
  const split = w * page.between(0.4, 0.6);
  const top = h * 0.3;
  const m = w * 0.045;
  const frames = [
    [
      [m, top],
      [w - m, top],
      [w - m, one - slant],
      [m, one],
    ],
    [
      [m, one + 12],
      [split, one + 12 - slant * 0.45],
      [split - 24, two],
      [m, two],
    ],
    [
      [split + 14, one + 12 - slant * 0.55],
      [w - m, one + 12 - slant],
      [w - m, two],
      [split - 10, two],
    ],
    [
      [m, two + 12],
      [w - m, two + 12],
      [w - m, h - m * 2.4],
      [m, h - m * 2.4],
    ],
  ] as const;
  const fills = [palette.accent, palette.second, palette.ground, palette.third];
  const scenes = [halftone, ...scenesOf(page.motif), burst, talk];
  const first = Math.floor(random() * scenes.length);
  const drawn = frames.map((frame, i) => {
    const id = page.id(`p${i}`);
    const outline = polygon(frame);
    const [x, y] = [(frame[0][0] + frame[2][0]) / 2, (frame[0][1] + frame[2][1]) / 2];
    const scene = scenes[(first + i) % scenes.length] ?? ridge;
    return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${rect(0, 0, w, h, fills[i] ?? palette.ground)}${scene(page, x, y, black)}</g><path d="${outline}" fill="none" stroke="${black}" stroke-width="5" stroke-linejoin="round"/>`;
  });
  const band = behind(black, mix(palette.light, palette.third, 0.1), 8);
  return [
    rect(0, 0, w, h, band),
    ...drawn,
    putPosterTitle(page, {
      face: 'condensed',
      box: page.area(0.06, 0.045, 0.88, 0.19),
      max: w * 0.36,
      min: w * 0.08,
      valign: 'middle',
      fill: black,
    }).svg,
    putTagline(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.245, 0.84, 0.035),
      max: w * 0.042,
      min: w * 0.03,
      maxLines: 1,
      valign: 'middle',
      fill: black,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.07, 0.937, 0.86, 0.045),
      max: w * 0.055,
      min: w * 0.03,
      caps: true,
      maxLines: 1,
      valign: 'middle',
      fill: black,
    }).svg,
  ].join('');
}

/** What the story is of; without a motif the panels show bursts, dots and balloons only. */
function scenesOf(motif: MotifName | undefined): Scene[] {
  if (motif === 'crime' || motif === 'thriller') return [stranger, roofs];
  if (motif === 'city') return [roofs];
  if (motif === 'mountain' || motif === 'journey' || motif === 'country') return [ridge];
  return motif ? [signed] : [];
}

type Scene = (page: Page, x: number, y: number, black: string) => string;

/** A figure with a hat in front of a huge moon. */
const stranger: Scene = ({ w, palette }, x, y, black) => {
  const u = w * 0.01;
  const coat = `M${n(x - u * 11)} ${n(y + u * 40)}V${n(y + u * 12)}Q${n(x - u * 9)} ${n(y + u * 5)} ${n(x)} ${n(y + u * 5)}T${n(x + u * 11)} ${n(y + u * 12)}V${n(y + u * 40)}z`;
  const hat = `M${n(x - u * 9)} ${n(y - u * 2.6)}H${n(x + u * 9)}V${n(y - u * 4)}H${n(x + u * 5)}L${n(x + u * 4)} ${n(y - u * 9)}H${n(x - u * 4)}L${n(x - u * 5)} ${n(y - u * 4)}H${n(x - u * 9)}z`;
  return (
    circle(x, y, u * 15, palette.light) + path(coat, black) + circle(x, y, u * 4.6, black) + path(hat, black)
  );
};

/** Roofs at night with lit windows. */
const roofs: Scene = ({ w, palette, between }, x, y, black) =>
  Array.from({ length: 9 }, (_, i) => {
    const [left, top] = [x + (i - 4.5) * w * 0.1, y + between(-0.07, 0.05) * w];
    return (
      rect(left, top, w * 0.095, w, black) +
      rect(left + w * 0.03, top + w * 0.03, w * 0.018, w * 0.028, palette.light)
    );
  }).join('');

/** Two balloons without words. */
const talk: Scene = ({ w, palette }, x, y, black) => {
  const balloon = (cx: number, cy: number, r: number, fill: string, tip: number) =>
    `<g stroke="${black}" stroke-width="4" stroke-linejoin="round">${path(`M${n(cx - r * 0.2)} ${n(cy + r * 0.5)}L${n(cx + tip * r)} ${n(cy + r * 1.15)}L${n(cx + r * 0.3)} ${n(cy + r * 0.5)}`, fill)}<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r)}" ry="${n(r * 0.68)}" fill="${fill}"/></g>${path(`M${n(cx - r * 0.15)} ${n(cy + r * 0.5)}L${n(cx + tip * r * 0.5)} ${n(cy + r * 0.8)}L${n(cx + r * 0.25)} ${n(cy + r * 0.5)}z`, fill)}`;
  return (
    balloon(x - w * 0.08, y - w * 0.02, w * 0.11, palette.light, -0.7) +
    balloon(x + w * 0.12, y + w * 0.03, w * 0.08, palette.accent, 0.8)
  );
};

/** The motif's sign, as large as the panel. */
const signed: Scene = ({ w, palette, sign }, x, y, black) =>
  sign
    ? `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(w * 0.1) / 100})">${sign({ one: palette.light, two: black, ground: mix(palette.accent, black, 0.5) })}</g>`
    : '';

const halftone: Scene = ({ w, palette }, x, y) =>
  Array.from({ length: 110 }, (_, i) => {
    const [column, row] = [i % 11, Math.floor(i / 11)];
    return circle(
      x + (column - 5) * w * 0.055,
      y + (row - 5) * w * 0.05,
      w * 0.0035 * (row + 0.5),
      palette.light,
    );
  }).join('');

const burst: Scene = ({ w, palette }, x, y) =>
  path(star(x, y, w * 0.2, 14, 0.55), palette.light) +
  path(star(x, y, w * 0.13, 14, 0.55, -77), palette.accent);

const ridge: Scene = ({ w, h, palette, random }, _x, y, black) =>
  path(peaks(random, w, h, y + 24, 60, 6), mix(palette.ground, black, 0.5)) +
  path(peaks(random, w, h, y + 60, 40, 9), black);
