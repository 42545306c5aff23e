import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, polygon, rect, stroke } from '../shapes.ts';
import { putAuthors, putPosterTitle, putTagline } from '../type.ts';

/** A detective story: black, one hot colour, and a single clue cut out of it. */
export function keyhole(page: Page): string {
  const { w, h, palette } = page;
  const black = mix(palette.dark, '#000000', 0.4);
  const hot = behind(black, page.pick([palette.accent, '#e23b2e', '#f0b72f']), 5);
  const clue = page.motif === 'thriller' ? page.pick([beam, target]) : page.pick([lock, stain]);
  return [
    rect(0, 0, w, h, black),
    clue(page, hot, black),
    putPosterTitle(page, {
      face: 'condensed',
      box: page.area(0.07, 0.05, 0.86, 0.32),
      max: w * 0.42,
      min: w * 0.09,
      valign: 'middle',
      fill: '#f8f5ee',
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.1, 0.4, 0.8, 0.04),
      max: w * 0.042,
      min: w * 0.031,
      caps: true,
      tracking: 0.08,
      maxLines: 1,
      valign: 'middle',
      fill: hot,
    }).svg,
    rect(0, h * 0.865, w, h * 0.135, black),
    putAuthors(page, {
      face: 'condensed',
      box: page.area(0.07, 0.88, 0.86, 0.085),
      max: w * 0.14,
      min: w * 0.05,
      caps: true,
      tracking: 0.03,
      maxLines: 1,
      valign: 'middle',
      fill: hot,
    }).svg,
  ].join('');
}

type Clue = (page: Page, hot: string, black: string) => string;

const lock: Clue = ({ w, h }, hot, black) => {
  const [x, y, r] = [w / 2, h * 0.6, w * 0.09];
  return (
    circle(x, h * 0.655, w * 0.27, hot) +
    circle(x, y, r, black) +
    path(
      polygon([
        [x - r * 0.45, y],
        [x + r * 0.45, y],
        [x + r * 0.95, y + r * 2.6],
        [x - r * 0.95, y + r * 2.6],
      ]),
      black,
    )
  );
};

const stain: Clue = (page, hot) => {
  const { w, h } = page;
  const drips = Array.from({ length: 13 }, (_, i) => {
    const x = (i + 0.5) * (w / 13);
    const long = h * page.between(0.02, 0.26);
    const r = w * page.between(0.018, 0.034);
    return `M${n(x - r)} ${n(h * 0.47)}V${n(h * 0.5 + long)}a${n(r)} ${n(r)} 0 0 0 ${n(r * 2)} 0V${n(h * 0.47)}z`;
  });
  return rect(0, h * 0.455, w, h * 0.06, hot) + path(drips.join(''), hot);
};

const beam: Clue = ({ w, h }, hot, black) => {
  const [x, y] = [w * 0.5, h * 0.47];
  const coat = `M${n(x - 34)} ${n(h * 0.865)}L${n(x - 30)} ${n(h * 0.7)}Q${n(x)} ${n(h * 0.675)} ${n(x + 30)} ${n(h * 0.7)}L${n(x + 34)} ${n(h * 0.865)}z`;
  return (
    path(
      polygon([
        [x - 14, y],
        [x + 14, y],
        [w * 0.93, h * 0.87],
        [w * 0.07, h * 0.87],
      ]),
      hot,
    ) +
    path(coat, black) +
    circle(x, h * 0.666, 19, black) +
    path(
      `M${n(x - 34)} ${n(h * 0.657)}H${n(x + 34)}L${n(x + 19)} ${n(h * 0.65)}L${n(x + 15)} ${n(h * 0.625)}H${n(x - 15)}L${n(x - 19)} ${n(h * 0.65)}z`,
      black,
    )
  );
};

const target: Clue = ({ w, h }, hot, black) => {
  const [x, y] = [w / 2, h * 0.655];
  const rings = [0.3, 0.24, 0.18, 0.12, 0.06]
    .map((r, i) => circle(x, y, w * r, i % 2 ? black : hot))
    .join('');
  return (
    rings +
    stroke(
      `M${n(x - w * 0.38)} ${n(y)}H${n(x + w * 0.38)}M${n(x)} ${n(y - w * 0.27)}V${n(y + w * 0.3)}`,
      '#f8f5ee',
      3,
    )
  );
};
