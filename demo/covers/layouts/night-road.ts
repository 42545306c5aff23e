import { mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, peaks, polygon, rect } from '../shapes.ts';
import { putAuthors, putPosterTitle, putTagline } from '../type.ts';

/** A thriller: trees against the last light, one lit window, and a name you can read across the airport. */
export function nightRoad(page: Page): string {
  const { w, h, palette, random } = page;
  const night = mix(palette.dark, '#05070c', 0.6);
  const glow = mix(palette.accent, palette.ground, 0.25);
  const sky = page.gradient('sky', night, mix(palette.ground, night, 0.55), mix(glow, night, 0.25), night);
  const firs = Array.from({ length: 17 }, (_, i) => {
    const middle = Math.abs(i - 8) / 8;
    return fir(
      (i / 16) * w + page.between(-14, 14),
      h * 0.79,
      h * (0.06 + 0.2 * middle * middle + random() * 0.06),
    );
  });
  const [x, y] = [w * page.between(0.44, 0.56), h * 0.735];
  const house = `M${n(x - 36)} ${n(y + 40)}V${n(y)}L${n(x)} ${n(y - 28)}L${n(x + 36)} ${n(y)}V${n(y + 40)}z`;
  const yellow = '#ffd97a';
  return [
    `<defs>${sky.def}</defs>`,
    rect(0, 0, w, h, sky.fill),
    ...[0.46, 0.3, 0.17].map((r) => circle(x, h * 0.62, w * r, glow, 'fill-opacity=".12"')),
    path(peaks(random, w, h, h * 0.68, h * 0.07, 4), mix(night, palette.ground, 0.35)),
    path(firs.join(''), night),
    path(house, night),
    rect(x - 16, y + 3, 11, 15, yellow),
    rect(x + 6, y + 3, 11, 15, yellow),
    rect(0, h * 0.765, w, h * 0.24, night),
    path(
      polygon([
        [x - 6, h * 0.775],
        [x + 6, h * 0.775],
        [w * 0.72, h],
        [w * 0.28, h],
      ]),
      mix(night, yellow, 0.12),
    ),
    putAuthors(page, {
      face: 'condensed',
      box: page.area(0.07, 0.045, 0.86, 0.11),
      max: w * 0.17,
      min: w * 0.05,
      caps: true,
      maxLines: 1,
      tracking: 0.02,
      fill: '#f7f4ec',
    }).svg,
    putPosterTitle(page, {
      face: 'condensed',
      box: page.area(0.07, 0.18, 0.86, 0.42),
      max: w * 0.5,
      min: w * 0.1,
      tracking: 0.01,
      valign: 'middle',
      fill: page.pick([yellow, '#ffffff', '#ff6a4d']),
    }).svg,
    putTagline(page, {
      face: 'geometric-bold',
      box: page.area(0.12, 0.875, 0.76, 0.08),
      max: w * 0.042,
      min: w * 0.032,
      caps: true,
      tracking: 0.1,
      valign: 'middle',
      maxLines: 2,
      fill: '#f7f4ec',
    }).svg,
  ].join('');
}

function fir(x: number, foot: number, height: number): string {
  const half = height * 0.2;
  const tier = (top: number, bottom: number, width: number) =>
    `M${n(x)} ${n(foot - height * top)}L${n(x + half * width)} ${n(foot - height * bottom)}H${n(x - half * width)}z`;
  return tier(1, 0.58, 0.6) + tier(0.78, 0.3, 0.85) + tier(0.52, -0.1, 1.1);
}
