import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, hills, n, path, peaks, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** White mountains under a pale or a polar sky, drifts in front of them, and falling snow. */
export function snow(page: Page): string {
  const { w, h, palette, random } = page;
  const night = random() < 0.5;
  const ink = night ? '#f6f9fb' : palette.dark;
  const cold = mix(palette.ground, night ? '#16304d' : '#a9c4d8', 0.6);
  const high = behind(ink, night ? mix(cold, palette.dark, 0.45) : mix(cold, '#ffffff', 0.3), 6);
  const low = night ? mix(high, '#9fc0d6', 0.35) : mix(high, '#ffffff', 0.6);
  const sky = page.gradient('sky', high, high, low);
  const ice = mix('#ffffff', palette.ground, 0.06);
  const shade = mix(mix('#b9cfdf', palette.ground, 0.25), palette.dark, night ? 0.3 : 0.1);
  const flakes = Array.from({ length: 46 }, () =>
    circle(random() * w, h * (0.03 + random() * 0.8), page.between(1.5, 5), '#ffffff', 'fill-opacity=".85"'),
  );
  const drifts = [0.78, 0.84, 0.9].map((y, i) =>
    path(hills(random, w, h, h * y, h * 0.02, 3), mix(ice, shade, 0.28 - i * 0.14)),
  );
  const firs = page.motif === 'snow' && random() < 0.5 ? woods(page, mix(palette.dark, shade, 0.2)) : '';
  return [
    `<defs>${sky.def}</defs>`,
    rect(0, 0, w, h, sky.fill),
    path(peaks(random, w, h, h * 0.62, h * 0.12, 3), shade),
    path(peaks(random, w, h, h * 0.7, h * 0.13, 4), mix(ice, shade, 0.35)),
    path(peaks(random, w, h, h * 0.77, h * 0.07, 5), mix(ice, shade, 0.7)),
    firs,
    ...drifts,
    ...flakes,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.09, 0.055, 0.82, 0.055),
      max: w * 0.06,
      min: w * 0.033,
      caps: true,
      tracking: 0.1,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTitle(page, {
      face: page.pick(['roman', 'geometric-bold', 'baskerville-bold', 'geometric-light']),
      box: page.area(0.09, 0.145, 0.82, 0.24),
      max: w * 0.17,
      min: w * 0.055,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, 0.905, 0.76, 0.06),
      max: w * 0.048,
      min: w * 0.033,
      maxLines: 2,
      valign: 'middle',
      fill: behind(ice, palette.dark, 7),
    }).svg,
  ].join('');
}

/** Bare black firs on both sides of a clearing. */
function woods({ w, h, between }: Page, colour: string): string {
  const firs = Array.from({ length: 16 }, (_, i) => {
    const side = i % 2 ? between(0, 0.3) : between(0.7, 1);
    const [x, y, tall] = [side * w, h * between(0.78, 0.82), h * between(0.06, 0.13)];
    return `M${n(x)} ${n(y - tall)}L${n(x + tall * 0.17)} ${n(y)}H${n(x - tall * 0.17)}z`;
  });
  return path(firs.join(''), colour);
}
