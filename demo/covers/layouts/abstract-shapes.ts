import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, path, pebble, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Literary fiction of the last years: big soft shapes in strong colours, and the title over all of it. */
export function abstractShapes(page: Page): string {
  const { w, h, palette } = page;
  const night = page.random() < 0.65;
  const ink = night ? palette.light : palette.dark;
  // Every shape may lie under a letter, so each keeps its distance from the ink.
  const tone = (colour: string) => behind(ink, colour, 4.6);
  const pale = (colour: string) =>
    night ? mix(colour, palette.dark, 0.12) : mix(colour, palette.light, 0.35);
  const inks = [palette.accent, palette.second, palette.third, palette.ground].map((c) => tone(pale(c)));
  const ground = tone(night ? mix(palette.ground, palette.dark, 0.3) : palette.light);
  const spots = [
    [0.1, 0.12, 0.52],
    [0.95, 0.3, 0.5],
    [0.05, 0.62, 0.45],
    [0.85, 0.88, 0.55],
    [0.4, 0.42, 0.3],
  ] as const;
  const shapes = spots.map(([x, y, r], i) => {
    const [cx, cy] = [(x + page.between(-0.08, 0.08)) * w, (y + page.between(-0.05, 0.05)) * h];
    return path(pebble(page.random, cx, cy, r * w, 0.3, 1.1), inks[(i + 1) % inks.length] ?? ground);
  });
  const high = page.random() < 0.5;
  const title = putTitle(page, {
    face: page.pick(['fatface', 'geometric-bold', 'garamond-bold', 'baskerville-bold']),
    box: page.area(0.08, high ? 0.07 : 0.24, 0.84, 0.58),
    max: w * 0.22,
    min: w * 0.06,
    leading: 1.02,
    align: page.pick(['left', 'center']),
    valign: high ? 'top' : 'middle',
    fill: ink,
  });
  return [
    rect(0, 0, w, h, ground),
    ...shapes,
    circle(w * page.between(0.2, 0.8), h * page.between(0.7, 0.78), w * 0.06, tone(palette.accent)),
    title.svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.1, 0.8, 0.8, 0.06),
      max: w * 0.055,
      min: w * 0.033,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.88, 0.84, 0.07),
      max: w * 0.072,
      min: w * 0.034,
      tracking: 0.02,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
