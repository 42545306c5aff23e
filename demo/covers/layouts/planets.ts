import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, peaks, rect } from '../shapes.ts';
import { putAuthors, putPosterTitle, putTagline } from '../type.ts';

/** Science fiction as the paperbacks of the seventies saw it: an enormous planet over a strange shore. */
export function planets(page: Page): string {
  const { w, h, palette, random } = page;
  const ink = palette.light;
  const high = behind(ink, mix(palette.dark, palette.ground, 0.35), 7);
  const sky = page.gradient('sky', high, mix(high, palette.accent, 0.25), palette.accent);
  const [x, y, r] = [w * page.between(0.3, 0.7), h * 0.56, w * page.between(0.3, 0.4)];
  const globe = page.gradient(
    'globe',
    palette.third,
    palette.second,
    mix(palette.second, palette.dark, 0.75),
  );
  const bands = [-0.55, -0.25, 0.02, 0.3, 0.55].map((at, i) => {
    const half = Math.sqrt(1 - at * at) * r;
    const drop = i % 2 ? 26 : 12;
    return `M${n(x - half)} ${n(y + at * r)}Q${n(x)} ${n(y + at * r + drop)} ${n(x + half)} ${n(y + at * r)}Q${n(x)} ${n(y + at * r + drop * 2.4)} ${n(x - half)} ${n(y + at * r)}`;
  });
  const ring = page.random() < 0.5;
  const dust = Array.from({ length: 40 }, () =>
    circle(random() * w, random() * h * 0.5, 0.8 + random() * 1.4, ink),
  );
  return [
    `<defs>${sky.def}${globe.def}</defs>`,
    rect(0, 0, w, h, sky.fill),
    ...dust,
    circle(x, y, r, globe.fill),
    path(bands.join(''), palette.accent, 'fill-opacity=".4"'),
    ring
      ? `<g fill="none" transform="rotate(-18 ${n(x)} ${n(y)})"><path stroke="${palette.light}" stroke-width="7" stroke-opacity=".85" d="M${n(x - r * 0.97)} ${n(y - r * 0.1)}C${n(x - r * 2.3)} ${n(y + r * 0.55)} ${n(x + r * 2.3)} ${n(y + r * 0.55)} ${n(x + r * 0.97)} ${n(y - r * 0.1)}"/></g>`
      : circle(x > w / 2 ? x - r * 1.15 : x + r * 1.15, y - r * 0.42, r * 0.15, palette.light),
    path(peaks(random, w, h, h * 0.82, h * 0.09, 5), mix(palette.ground, palette.dark, 0.6)),
    path(peaks(random, w, h, h * 0.88, h * 0.05, 8), mix(palette.dark, '#000000', 0.3)),
    putPosterTitle(page, {
      face: page.pick(['geometric-black', 'geometric-bold', 'condensed']),
      box: page.area(0.08, 0.06, 0.84, 0.27),
      max: w * 0.28,
      min: w * 0.07,
      tracking: 0.02,
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.87, 0.84, 0.055),
      max: w * 0.065,
      min: w * 0.035,
      caps: true,
      tracking: 0.1,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.08, 0.94, 0.84, 0.035),
      max: w * 0.04,
      min: w * 0.03,
      maxLines: 1,
      fill: ink,
    }).svg,
  ].join('');
}
