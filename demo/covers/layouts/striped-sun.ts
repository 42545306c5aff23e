import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import type { Point } from '../shapes.ts';
import { n, path, peaks, rect, smooth } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Ribbons of colour that flow past a sun: the summer paperback. */
export function stripedSun(page: Page): string {
  const { w, h, palette, random } = page;
  const ink = palette.dark;
  const sky = behind(ink, mix(palette.third, palette.light, 0.6), 8);
  const inks = [
    palette.accent,
    mix(palette.accent, palette.third, 0.5),
    palette.second,
    palette.ground,
    mix(palette.ground, palette.dark, 0.45),
  ];
  const [x, y, r] = [w * page.between(0.35, 0.65), h * 0.53, w * 0.26];
  const cuts = Array.from({ length: 6 }, (_, i) => rect(0, y + r * (0.05 + i * 0.17), w, 3 + i * 3.4, sky));
  const ribbons = inks.map((tone, i) => {
    const base = h * (0.585 + i * 0.07);
    const points = Array.from(
      { length: 7 },
      (_, k): Point => [((k - 1) / 4) * w, base + Math.sin(k * 1.15 + i * 0.55) * h * 0.035],
    );
    return path(`${smooth(points)}V${n(h + 4)}H${n(-w)}z`, tone);
  });
  const last = inks.at(-1) ?? palette.dark;
  return [
    rect(0, 0, w, h, sky),
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${mix(palette.accent, palette.light, 0.2)}"/>`,
    ...cuts,
    page.random() < 0.35
      ? path(peaks(random, w, h, h * 0.6, h * 0.06, 4), mix(palette.ground, palette.dark, 0.2))
      : '',
    ...ribbons,
    putTitle(page, {
      face: page.pick(['fatface', 'script', 'baskerville-bold', 'geometric-black']),
      box: page.area(0.08, 0.06, 0.84, 0.2),
      max: w * 0.2,
      min: w * 0.055,
      leading: 1,
      maxLines: 3,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.1, 0.28, 0.8, 0.04),
      max: w * 0.04,
      min: w * 0.031,
      maxLines: 1,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.915, 0.84, 0.055),
      max: w * 0.066,
      min: w * 0.034,
      valign: 'middle',
      fill: behind(last, palette.light),
    }).svg,
  ].join('');
}
