import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, hills as range, rect, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Hill behind hill under a large sun or moon; the sky belongs to the title. */
export function hills(page: Page): string {
  const { w, h, palette, random } = page;
  // A night made of a pale ground would only be brown.
  const day = page.ink === palette.dark || page.random() < 0.5;
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
      h * 0.54,
      w * page.between(0.12, 0.19),
      mix(palette.light, palette.accent, day ? 0.75 : 0.12),
    ),
    ...layers.slice(0, 2),
    (page.motif === 'forest' || page.motif === 'mountain' ? pines : flock)(page, mix(near, low, 0.25)),
    ...layers.slice(2),
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
      face: page.nameFace,
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

function flock(page: Page, colour: string): string {
  const [x, y] = [page.w * page.between(0.2, 0.6), page.h * 0.46];
  const birds = Array.from({ length: 7 }, (_, i) => {
    const [bx, by, s] = [x + i * 26 + page.between(-8, 8), y + page.between(-34, 26), page.between(8, 15)];
    return `M${n(bx - s)} ${n(by - s * 0.3)}Q${n(bx - s * 0.4)} ${n(by - s * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - s * 0.7)} ${n(bx + s)} ${n(by - s * 0.3)}`;
  });
  return stroke(birds.join(''), colour, 3);
}

function pines(page: Page, colour: string): string {
  const trees = Array.from({ length: 24 }, (_, i) => {
    const [x, y, tall] = [
      (i / 23) * page.w + page.between(-9, 9),
      page.h * 0.69,
      page.h * page.between(0.05, 0.1),
    ];
    return `M${n(x)} ${n(y - tall)}L${n(x + tall * 0.19)} ${n(y)}H${n(x - tall * 0.19)}z`;
  });
  return path(trees.join(''), colour);
}
