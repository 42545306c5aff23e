import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, hills, n, path, rect } from '../shapes.ts';
import { putAuthors, putColophon, putTagline, putTitle } from '../type.ts';

/** A painting above, a dark panel with the words below: the scholar's edition. */
export function paintedPanel(page: Page): string {
  const { w, h, palette, random } = page;
  const panel = mix(palette.dark, '#000000', 0.25);
  const gold = behind(panel, mix(palette.accent, palette.light, 0.3), 5);
  const sky = page.gradient(
    'sky',
    mix(palette.ground, palette.dark, 0.2),
    mix(palette.second, palette.light, 0.35),
    mix(palette.accent, palette.light, 0.55),
    mix(palette.third, palette.light, 0.3),
  );
  const end = h * 0.64;
  const id = page.id('canvas');
  const clouds = Array.from({ length: 26 }, () => {
    const [x, y, r] = [random() * w, page.between(0.02, 0.34) * h, page.between(30, 130)];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.17)}" fill="${mix(palette.light, page.pick([palette.accent, palette.second, palette.ground]), 0.4)}" fill-opacity=".3"/>`;
  });
  const land = Array.from({ length: 7 }, (_, i) => {
    const far = mix(palette.second, palette.light, 0.25);
    return path(
      hills(random, w, h, h * (0.4 + i * 0.035), h * 0.022, 3 + (i % 3)),
      mix(far, mix(palette.ground, palette.dark, 0.55), i / 6),
    );
  });
  const trees = Array.from({ length: 7 }, (_, i) =>
    tree(
      page,
      w * (page.random() < 0.5 ? page.between(0, 0.3) : page.between(0.7, 1)),
      h * (0.56 + i * 0.015),
    ),
  );
  return [
    `<defs>${sky.def}<clipPath id="${id}"><path d="M0 0h${n(w)}v${n(end)}H0z"/></clipPath></defs>`,
    rect(0, 0, w, h, panel),
    `<g clip-path="url(#${id})">`,
    rect(0, 0, w, end, sky.fill),
    circle(w * page.between(0.3, 0.7), h * 0.33, w * 0.07, palette.light, 'fill-opacity=".9"'),
    ...clouds,
    ...land,
    ...trees,
    '</g>',
    rect(0, end, w, 4, gold),
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.1, 0.675, 0.8, 0.055),
      max: w * 0.055,
      min: w * 0.033,
      caps: true,
      tracking: 0.1,
      valign: 'middle',
      fill: gold,
    }).svg,
    putTitle(page, {
      face: page.pick(['garamond-bold', 'garamond-italic', 'baskerville']),
      box: page.area(0.1, 0.745, 0.8, 0.12),
      max: w * 0.115,
      min: w * 0.045,
      maxLines: 3,
      valign: 'middle',
      fill: palette.light,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, 0.875, 0.76, 0.04),
      max: w * 0.042,
      min: w * 0.032,
      maxLines: 1,
      valign: 'middle',
      fill: palette.light,
    }).svg,
    putColophon(page, w / 2, h * 0.953, w * 0.028, gold),
  ].join('');
}

function tree(page: Page, x: number, y: number): string {
  const { palette } = page;
  const tone = mix(mix(palette.third, '#31523a', 0.6), palette.dark, page.between(0.2, 0.6));
  const size = page.between(20, 44);
  const puffs = Array.from({ length: 6 }, () =>
    circle(
      x + page.between(-0.7, 0.7) * size,
      y - size * page.between(1.1, 2.1),
      size * page.between(0.4, 0.62),
      tone,
    ),
  );
  return rect(x - 3, y - size * 1.4, 6, size * 1.5, mix(palette.dark, '#4a3423', 0.4)) + puffs.join('');
}
