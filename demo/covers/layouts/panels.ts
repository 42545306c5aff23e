import { behind, mix } from '../colours.ts';
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
  const scenes = [rising, halftone, burst, ridge];
  const drawn = frames.map((frame, i) => {
    const id = page.id(`p${i}`);
    const outline = polygon(frame);
    const [x, y] = [(frame[0][0] + frame[2][0]) / 2, (frame[0][1] + frame[2][1]) / 2];
    const scene = scenes[(i + Math.floor(random() * 4)) % 4] ?? rising;
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

type Scene = (page: Page, x: number, y: number, black: string) => string;

const rising: Scene = ({ w, palette }, x, y, black) =>
  circle(x, y, w * 0.13, palette.light) +
  path(
    `M${n(x - w * 0.035)} ${n(y + w * 0.3)}V${n(y + w * 0.02)}Q${n(x - w * 0.06)} ${n(y - w * 0.03)} ${n(x)} ${n(y - w * 0.035)}T${n(x + w * 0.035)} ${n(y + w * 0.02)}V${n(y + w * 0.3)}z`,
    black,
  ) +
  circle(x, y - w * 0.07, w * 0.033, black);

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
