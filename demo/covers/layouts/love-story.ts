import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Romance and comedy: a hand-lettered title, confetti of petals, hearts. */
export function loveStory(page: Page): string {
  const { w, h, palette, random } = page;
  const warm = page.random() < 0.6;
  const ground = warm ? behind(palette.dark, mix(palette.accent, palette.light, 0.62), 6) : palette.ground;
  const ink = warm ? palette.dark : page.ink;
  const inks = [palette.accent, palette.second, palette.third, palette.light].map((c) =>
    mix(c, ground, 0.12),
  );
  const petals = Array.from({ length: 90 }, (_, i) => {
    // Thick at the edges, none where the words stand.
    const edge = random() < 0.5 ? random() ** 2 * 0.3 : 1 - random() ** 2 * 0.3;
    const [x, y] = [random() * w, edge * h];
    const ink = inks[i % inks.length] ?? palette.accent;
    if (i % 7 === 0) return heart(x, y, page.between(12, 30), ink, page.between(-25, 25));
    if (i % 5 === 0) return circle(x, y, page.between(4, 9), ink);
    return path(leaf(x, y, page.between(20, 46), random() * 360, 0.36), ink);
  });
  const title = putTitle(page, {
    face: page.pick(['script', 'script', 'fatface']),
    box: page.area(0.1, 0.27, 0.8, 0.34),
    max: w * 0.22,
    min: w * 0.07,
    leading: 1.05,
    maxLines: 5,
    valign: 'middle',
    fill: ink,
  });
  return [
    rect(0, 0, w, h, ground),
    ...petals,
    rect(w * 0.07, h * 0.24, w * 0.86, h * 0.52, ground, `rx="${n(w * 0.08)}" fill-opacity=".92"`),
    title.svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.14, 0.625, 0.72, 0.05),
      max: w * 0.05,
      min: w * 0.035,
      maxLines: 2,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.12, 0.69, 0.76, 0.055),
      max: w * 0.06,
      min: w * 0.034,
      caps: true,
      tracking: 0.08,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}

function heart(x: number, y: number, size: number, colour: string, turn: number): string {
  const d = 'M0 .9C-1.5-.2-.9-1.1-.35-.95-.1-.9 0-.6 0-.5 0-.6.1-.9.350-.95.9-1.1 1.5-.2 0 .9z';
  return `<path fill="${colour}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})" d="${d}"/>`;
}
