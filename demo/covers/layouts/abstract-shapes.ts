import { contrast } from '../../../server/image/contrast.ts';
import { behind, companions, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, path, pebble, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Literary fiction of the last years: big soft shapes in strong colours, and the title over all of it. */
export function abstractShapes(page: Page): string {
  const { w, h, palette } = page;
  // The ink on which more of the palette stays as it is keeps the cover loud.
  const all = [palette.accent, palette.second, palette.third, palette.ground];
  const loudWith = (letters: string) => all.filter((colour) => contrast(letters, colour) >= 4).length;
  const night = loudWith(palette.light) > loudWith(palette.dark);
  const ink = night ? palette.light : palette.dark;
  const ground = behind(ink, night ? mix(palette.ground, palette.dark, 0.3) : palette.light, 5);
  // Every shape may lie under a letter, so only inks that letters read on are let in, and tones of them.
  const loud = companions(ink, ground, all, 4);
  const inks = [
    ...loud.flatMap((colour) => [colour, mix(colour, ground, 0.5)]),
    mix(ground, night ? '#000000' : '#ffffff', 0.4),
  ].filter((c) => c !== ground);
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
    box: page.area(0.08, high ? 0.07 : 0.22, 0.84, high ? 0.6 : 0.55),
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
    circle(w * page.between(0.2, 0.8), h * page.between(0.7, 0.78), w * 0.06, loud[0]),
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
