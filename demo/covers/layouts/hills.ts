import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, path, hills as range, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Hill behind hill under a large sun or moon; the sky belongs to the title. */
export function hills(page: Page): string {
  const { w, h, palette, random } = page;
  const day = page.random() < 0.55;
  const ink = day ? palette.dark : palette.light;
  const high = behind(
    ink,
    day ? mix(palette.second, palette.light, 0.55) : mix(palette.ground, palette.dark, 0.55),
    5,
  );
  const low = behind(
    ink,
    day ? mix(palette.accent, palette.light, 0.45) : mix(palette.accent, palette.ground, 0.55),
    3.4,
  );
  const sky = page.gradient('sky', high, high, low);
  const near = mix(palette.dark, palette.ground, 0.25);
  const layers = Array.from({ length: 6 }, (_, i) => {
    const far = mix(low, palette.ground, day ? 0.5 : 0.25);
    return path(range(random, w, h, h * (0.53 + i * 0.075), h * 0.045, 3 + (i % 3)), mix(far, near, i / 5));
  });
  return [
    `<defs>${sky.def}</defs>`,
    rect(0, 0, w, h, sky.fill),
    circle(
      w * page.between(0.22, 0.78),
      h * 0.5,
      w * page.between(0.13, 0.24),
      mix(palette.light, palette.accent, day ? 0.75 : 0.12),
    ),
    ...layers,
    putTitle(page, {
      face: page.pick(['garamond-bold', 'baskerville-bold', 'roman', 'geometric-bold']),
      box: page.area(0.09, 0.07, 0.82, 0.3),
      max: w * 0.18,
      min: w * 0.055,
      maxLines: 4,
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, 0.78, 0.76, 0.075),
      max: w * 0.05,
      min: w * 0.033,
      valign: 'middle',
      maxLines: 2,
      fill: behind(near, palette.light),
    }).svg,
    putAuthors(page, {
      face: 'geometric',
      box: page.area(0.09, 0.88, 0.82, 0.07),
      max: w * 0.066,
      min: w * 0.034,
      caps: true,
      tracking: 0.08,
      valign: 'middle',
      fill: behind(near, palette.light),
    }).svg,
  ].join('');
}
