import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { ellipse, hills, path, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A photograph out of focus: dusk over water or plain, thin type across the sky. */
export function horizon(page: Page): string {
  const { w, h, palette, random } = page;
  const ink = palette.light;
  const top = behind(ink, mix(palette.ground, palette.dark, 0.5), 8);
  const middle = behind(ink, mix(palette.ground, palette.second, 0.35), 4.6);
  const glow = mix(palette.accent, palette.light, 0.2);
  const sky = page.gradient('sky', top, middle, behind(ink, mix(glow, middle, 0.3), 3), glow);
  const water = page.gradient(
    'water',
    mix(glow, palette.dark, 0.15),
    mix(palette.ground, palette.dark, 0.45),
    palette.dark,
  );
  const line = h * 0.66;
  const haze = Array.from({ length: 9 }, (_, i) =>
    ellipse(
      random() * w,
      line - h * (0.02 + i * 0.028),
      w * page.between(0.3, 0.7),
      h * 0.012,
      palette.light,
      'fill-opacity=".1"',
    ),
  );
  const glints = Array.from({ length: 19 }, (_, i) =>
    ellipse(
      w * (0.5 + (random() - 0.5) * (0.12 + i * 0.02)),
      line + h * (0.008 + i * 0.0105),
      w * page.between(0.02, 0.11),
      h * 0.0022,
      palette.light,
      'fill-opacity=".35"',
    ),
  );
  return [
    `<defs>${sky.def}${water.def}</defs>`,
    rect(0, 0, w, line + 1, sky.fill),
    rect(0, line, w, h - line, water.fill),
    `<circle cx="${Math.round(w / 2)}" cy="${Math.round(line - h * 0.03)}" r="${Math.round(w * 0.06)}" fill="#fff6e0"/>`,
    ...[0.1, 0.16, 0.24].map(
      (r) =>
        `<circle cx="${Math.round(w / 2)}" cy="${Math.round(line - h * 0.03)}" r="${Math.round(w * r)}" fill="#fff0d0" fill-opacity=".12"/>`,
    ),
    ...haze,
    `<g transform="translate(0 ${Math.round(line - h)}) ">${path(hills(random, w, h, h * 0.975, h * 0.018, 5), mix(palette.dark, palette.ground, 0.3))}</g>`,
    rect(0, line, w, h - line, water.fill),
    ...glints,
    putTitle(page, {
      face: page.pick(['geometric-light', 'garamond-bold', 'roman', 'garamond-italic']),
      box: page.area(0.09, 0.15, 0.82, 0.29),
      max: w * 0.18,
      min: w * 0.055,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.09, 0.055, 0.82, 0.06),
      max: w * 0.062,
      min: w * 0.034,
      caps: true,
      tracking: 0.12,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, 0.9, 0.76, 0.06),
      max: w * 0.05,
      min: w * 0.034,
      valign: 'middle',
      maxLines: 2,
      fill: ink,
    }).svg,
  ].join('');
}
