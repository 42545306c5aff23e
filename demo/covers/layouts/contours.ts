import { behind, mix, readable } from '../colours.ts';
import type { Page } from '../page.ts';
import type { Point } from '../shapes.ts';
import { n, path, rect, smooth, star, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A map: contour lines of two summits, a dotted path and a cross where it ends. */
export function contours(page: Page): string {
  const { w, h, palette } = page;
  const ink = page.ink;
  const land = behind(ink, palette.ground, 5.5);
  const line = mix(land, ink, 0.34);
  const summits = [
    [page.between(0.2, 0.5), page.between(0.5, 0.62)],
    [page.between(0.6, 0.9), page.between(0.78, 0.9)],
    [page.between(0.7, 1), page.between(0.1, 0.25)],
  ] as const;
  const rings = summits.flatMap(([x, y]) => summit(page, x * w, y * h));
  const trail: Point[] = [
    [w * 0.06, h * 0.93],
    [w * 0.3, h * 0.8],
    [w * 0.38, h * 0.66],
    [w * 0.62, h * 0.64],
    [w * 0.8, h * 0.5],
  ];
  const [endX, endY] = [w * 0.8, h * 0.5];
  const panel = { x: w * 0.09, y: h * 0.09, w: w * 0.82, h: h * 0.32 };
  const colour = readable(
    land,
    [palette.accent, palette.third, palette.second, palette.ground, palette.dark],
    2.6,
  );
  return [
    rect(0, 0, w, h, land),
    stroke(rings.join(''), line, 2),
    stroke(smooth(trail), colour, 6, 'stroke-dasharray="2 15"'),
    stroke(`M${n(endX - 13)} ${n(endY - 13)}l26 26m0-26l-26 26`, colour, 8),
    `<g transform="translate(${n(w * 0.85)} ${n(h * 0.9)})">${path(star(0, 0, w * 0.07, 4, 0.22), ink) + path(star(0, 0, w * 0.04, 4, 0.3, -45), ink)}</g>`,
    rect(panel.x - 14, panel.y - 14, panel.w + 28, panel.h + 28, land, 'fill-opacity=".86" rx="6"'),
    putTitle(page, {
      face: page.pick(['geometric-black', 'baskerville-bold', 'roman']),
      box: { ...panel, h: panel.h * 0.64 },
      max: w * 0.17,
      min: w * 0.055,
      align: 'left',
      leading: 1,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: { ...panel, y: panel.y + panel.h * 0.69, h: panel.h * 0.15 },
      max: w * 0.05,
      min: w * 0.034,
      align: 'left',
      maxLines: 2,
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: { ...panel, y: panel.y + panel.h * 0.88, h: panel.h * 0.12 },
      max: w * 0.05,
      min: w * 0.033,
      align: 'left',
      valign: 'bottom',
      fill: ink,
    }).svg,
  ].join('');
}

function summit(page: Page, x: number, y: number): string[] {
  const bumps = Array.from({ length: 9 }, () => page.between(0.72, 1.3));
  return Array.from({ length: 9 }, (_, ring) => {
    const points = bumps.map((bump, i): Point => {
      const angle = (i / bumps.length) * Math.PI * 2;
      const reach = (14 + ring * page.w * 0.052) * (1 + (bump - 1) * (0.5 + ring * 0.07));
      return [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach];
    });
    return smooth(points, true);
  });
}
