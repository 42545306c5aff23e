import { readable } from '../colours.ts';
import type { Page } from '../page.ts';
import { n, rect, stroke } from '../shapes.ts';
import { putAuthors, putColophon, putTagline, putTitle } from '../type.ts';

/** Three bands, as the first good paperbacks had them: the classic of the station bookstall. */
export function triband(page: Page): string {
  const { w, h, palette, ink } = page;
  const inner = readable(palette.light, [palette.ground, palette.accent, palette.dark]);
  const top = h * 0.29;
  const foot = h * 0.7;
  const title = putTitle(page, {
    face: page.pick(['geometric-bold', 'baskerville-bold']),
    box: page.area(0.1, 0.335, 0.8, 0.22),
    max: w * 0.15,
    min: w * 0.045,
    caps: page.random() < 0.5,
    valign: 'middle',
    fill: palette.dark,
  });
  const authors = putAuthors(page, {
    face: 'geometric',
    box: page.area(0.1, 0.605, 0.8, 0.06),
    max: w * 0.054,
    min: w * 0.03,
    caps: true,
    tracking: 0.06,
    valign: 'middle',
    fill: inner,
  });
  const tagline = putTagline(page, {
    face: 'garamond-italic',
    box: page.area(0.14, 0.11, 0.72, 0.11),
    max: w * 0.06,
    min: w * 0.036,
    valign: 'middle',
    fill: ink,
  });
  const y = h * 0.585;
  return [
    rect(0, 0, w, h, palette.ground),
    rect(0, top, w, foot - top, palette.light),
    stroke(`M${n(w * 0.42)} ${n(y)}H${n(w * 0.58)}`, inner, 2),
    title.svg,
    authors.svg,
    tagline.svg,
    page.sign
      ? `<g transform="translate(${n(w / 2)} ${n(h * 0.85)}) scale(${Math.round(w * 0.095) / 100})">${page.sign({ one: ink, two: ink, ground: palette.ground })}</g>`
      : putColophon(page, w / 2, h * 0.86, w * 0.052, ink),
  ].join('');
}
