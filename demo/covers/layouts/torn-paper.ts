import { mix, readable } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, hills, n, path, peaks, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A memoir: an old photograph, torn, with the words on the bare paper. */
export function tornPaper(page: Page): string {
  const { w, h, palette, random } = page;
  const paper = mix(palette.light, palette.third, 0.08);
  const tint = mix(palette.ground, palette.third, 0.3);
  const [pale, mid, deep] = [mix(tint, paper, 0.8), mix(tint, paper, 0.4), mix(tint, palette.dark, 0.75)];
  const sky = page.gradient('photo', mid, pale, mix(pale, palette.accent, 0.25));
  const upper = page.random() < 0.5;
  const [from, to] = upper ? [-8, h * 0.52] : [h * 0.46, h + 8];
  const horizon = from + (to - from) * 0.62;
  const id = page.id('tear');
  const edge = upper ? tear(page, to) : tear(page, from);
  const outline = upper ? `${edge}V-8H-8z` : `${edge}V${n(h + 8)}H-8z`;
  const shadow = upper ? tearShift(edge, 7) : tearShift(edge, -7);
  const text = upper
    ? { title: 0.6, author: 0.885, tagline: 0.81 }
    : { title: 0.06, author: 0.345, tagline: 0.275 };
  return [
    `<defs>${sky.def}<clipPath id="${id}"><path d="${outline}"/></clipPath></defs>`,
    rect(0, 0, w, h, paper),
    `<g transform="translate(0 ${upper ? 9 : -9})">${path(outline, mix(paper, palette.dark, 0.12))}</g>`,
    path(shadow + (upper ? 'V-8H-8z' : `V${n(h + 8)}H-8z`), '#fffdf7'),
    `<g clip-path="url(#${id})">`,
    rect(0, from, w, to - from, sky.fill),
    circle(w * page.between(0.25, 0.75), from + (to - from) * 0.42, w * 0.09, mix(pale, '#ffffff', 0.6)),
    path(
      page.random() < 0.5
        ? hills(random, w, h, horizon, h * 0.03, 3)
        : peaks(random, w, h, horizon, h * 0.07, 4),
      mix(mid, deep, 0.25),
    ),
    path(hills(random, w, h, horizon + h * 0.06, h * 0.02, 4), mix(mid, deep, 0.6)),
    path(hills(random, w, h, horizon + h * 0.13, h * 0.012, 2), deep),
    walkers(w * page.between(0.35, 0.65), horizon + h * 0.125, h * 0.075, deep),
    '</g>',
    putTitle(page, {
      face: page.pick(['baskerville-bold', 'garamond-italic', 'garamond-bold', 'script']),
      box: page.area(0.1, text.title, 0.8, 0.2),
      max: w * 0.16,
      min: w * 0.05,
      maxLines: 4,
      valign: 'middle',
      fill: palette.dark,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.1, text.tagline, 0.8, 0.06),
      max: w * 0.05,
      min: w * 0.033,
      valign: 'middle',
      maxLines: 2,
      fill: palette.dark,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.1, text.author, 0.8, 0.06),
      max: w * 0.056,
      min: w * 0.033,
      caps: true,
      tracking: 0.1,
      valign: 'middle',
      fill: readable(
        paper,
        [palette.accent, palette.third, palette.second, palette.ground, palette.dark],
        4.5,
      ),
    }).svg,
  ].join('');
}

function tear(page: Page, y: number): string {
  const { w } = page;
  let d = `M-8 ${n(y)}`;
  let at = y;
  for (let x = 0; x <= w + 24; x += page.between(7, 22)) {
    at += page.between(-7, 7) + (y - at) * 0.12;
    d += `L${n(x)} ${n(at)}`;
  }
  return d;
}

/** The white core of the paper, which shows along a tear. */
function tearShift(edge: string, by: number): string {
  let i = 0;
  return edge.replace(
    / (-?[\d.]+)/g,
    (_, y: string) => ` ${n(Number(y) + by * (0.6 + ((i++ * 37) % 10) / 12))}`,
  );
}

function walkers(x: number, foot: number, height: number, colour: string): string {
  const person = (at: number, tall: number) =>
    circle(at, foot - tall * 0.9, tall * 0.1, colour) +
    path(
      `M${n(at - tall * 0.1)} ${n(foot - tall * 0.76)}Q${n(at)} ${n(foot - tall * 0.84)} ${n(at + tall * 0.1)} ${n(foot - tall * 0.76)}L${n(at + tall * 0.14)} ${n(foot - tall * 0.36)}L${n(at + tall * 0.09)} ${n(foot + 6)}H${n(at - tall * 0.09)}L${n(at - tall * 0.14)} ${n(foot - tall * 0.36)}z`,
      colour,
    );
  return person(x - height * 0.2, height) + person(x + height * 0.16, height * 0.66);
}
