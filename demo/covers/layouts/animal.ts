import { behind, mix } from '../colours.ts';
import type { MotifName } from '../motifs.ts';
import type { Page } from '../page.ts';
import { circle, ellipse, hills, leaf, n, path, rect, star } from '../shapes.ts';
import { putAuthors, putTitle } from '../type.ts';
import { ANIMALS } from './animals.ts';

/** A picture book: one animal, one colour of sky, a title in round letters. */
export function animal(page: Page): string {
  const { w, h, palette, random } = page;
  const night = page.random() < 0.3;
  const ink = night ? palette.light : palette.dark;
  const sky = behind(
    ink,
    night ? mix('#1b2a52', palette.second, 0.18) : mix(palette.ground, palette.light, page.between(0, 0.5)),
    4.5,
  );
  const meadow = mix(mix(palette.third, '#5f9a5a', 0.35), palette.dark, night ? 0.35 : 0.05);
  const wide = w > h;
  const size = Math.min(w * 0.62, h * 0.56);
  const [x, y] = [wide ? w * 0.68 : w / 2, h * 0.9 - size / 2];
  const body = [palette.accent, palette.second, '#b9794a'].find((c) => c !== sky) ?? palette.accent;
  const coat = {
    body: mix(body, palette.light, 0.05),
    pale: mix(body, palette.light, 0.72),
    mark: mix(body, palette.dark, 0.35),
    dark: palette.dark,
  };
  const sparks = Array.from({ length: 16 }, () => {
    const [sx, sy] = [random() * w, random() * h * 0.55];
    return night ? path(star(sx, sy, page.between(4, 10), 5, 0.45), palette.accent) : '';
  });
  const tufts = Array.from({ length: 14 }, () => {
    const [tx, ty] = [random() * w, h * page.between(0.86, 0.98)];
    return [-115, -90, -65].map((turn) => leaf(tx, ty, page.between(18, 30), turn, 0.18)).join('');
  });
  const titleBox = wide
    ? page.area(0.05, 0.08, 0.4, 0.6)
    : page.area(0.07, 0.045, 0.86, h > w * 1.1 ? 0.25 : 0.24);
  return [
    rect(0, 0, w, h, sky),
    night
      ? circle(w * 0.82, h * 0.4, w * 0.09, palette.light, 'fill-opacity=".9"')
      : circle(x, y - size * 0.05, size * 0.62, mix(sky, palette.light, 0.45)),
    ...sparks,
    path(hills(random, w, h, h * 0.8, h * 0.03, 3), meadow),
    ellipse(x, y + size * 0.5, size * 0.46, size * 0.06, mix(meadow, palette.dark, 0.3)),
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round((size / 410) * 100) / 100})">${animalOf(page.motif)(coat)}</g>`,
    path(tufts.join(''), mix(meadow, palette.dark, 0.25)),
    putTitle(page, {
      face: 'round',
      box: titleBox,
      max: w * 0.17,
      min: w * 0.05,
      leading: 0.98,
      maxLines: 5,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'round',
      box: wide ? page.area(0.05, 0.7, 0.36, 0.07) : page.area(0.08, 0.925, 0.84, 0.05),
      max: w * 0.05,
      min: w * 0.03,
      valign: 'middle',
      fill: wide ? ink : behind(meadow, palette.light),
    }).svg,
  ].join('');
}

function animalOf(motif: MotifName | undefined) {
  return motif && motif in ANIMALS ? ANIMALS[motif as keyof typeof ANIMALS] : ANIMALS.bear;
}
