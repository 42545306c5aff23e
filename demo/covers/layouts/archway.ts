import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Arch within arch, stairs, and a sun at the end of them. */
export function archway(page: Page): string {
  const { w, h, palette } = page;
  const ink = page.ink;
  const wall = behind(ink, palette.ground, 5);
  const tones = [
    mix(wall, palette.dark, 0.25),
    palette.second,
    palette.third,
    mix(palette.accent, palette.light, 0.15),
    mix(palette.light, palette.accent, 0.12),
  ];
  const foot = h * 0.84;
  const arches = tones.map((tone, i) => {
    const half = w * (0.36 - i * 0.058);
    const top = h * (0.36 + i * 0.045);
    return path(
      `M${n(w / 2 - half)} ${n(foot)}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(w / 2 + half)} ${n(top + half)}V${n(foot)}z`,
      tone,
    );
  });
  const stairs = Array.from({ length: 6 }, (_, i) => {
    const half = w * (0.13 + i * 0.046);
    const y = foot - h * 0.11 + i * h * 0.0185;
    return rect(w / 2 - half, y, half * 2, h * 0.0195, mix(palette.light, palette.dark, 0.1 + i * 0.13));
  });
  const sun = page.random() < 0.6;
  return [
    rect(0, 0, w, h, wall),
    ...arches,
    circle(w / 2, h * 0.645, w * 0.075, sun ? palette.accent : palette.dark),
    ...stairs,
    rect(0, foot, w, h - foot, wall),
    putTitle(page, {
      face: page.pick(['garamond-bold', 'fatface', 'baskerville-bold', 'geometric-bold']),
      box: page.area(0.08, 0.06, 0.84, 0.24),
      max: w * 0.16,
      min: w * 0.05,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.1, 0.855, 0.8, 0.04),
      max: w * 0.045,
      min: w * 0.033,
      maxLines: 1,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.08, 0.905, 0.84, 0.055),
      max: w * 0.06,
      min: w * 0.034,
      caps: true,
      tracking: 0.08,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
