import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import type { Point } from '../shapes.ts';
import { circle, n, path, polygon, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A mountain cut in wood: rays from the sun, hatching on the slopes, two inks on paper. */
export function woodcut(page: Page): string {
  const { w, h, palette, random } = page;
  const paper = mix(palette.light, palette.third, 0.15);
  const black = mix(palette.dark, '#000000', 0.15);
  const colour = behind(paper, palette.accent, 3);
  const [left, top, width, height] = [w * 0.08, h * 0.06, w * 0.84, h * 0.52];
  const [sx, sy] = [left + width * page.between(0.3, 0.7), top + height * 0.42];
  const rays = Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * Math.PI * 2;
    const wide = 0.02 + random() * 0.03;
    const far = w;
    return `M${n(sx)} ${n(sy)}L${n(sx + Math.cos(angle - wide) * far)} ${n(sy + Math.sin(angle - wide) * far)}L${n(sx + Math.cos(angle + wide) * far)} ${n(sy + Math.sin(angle + wide) * far)}z`;
  });
  const id = page.id('frame');
  const mountains = [
    [0.28, 0.42, 0.36],
    [0.74, 0.34, 0.42],
    [0.5, 0.62, 0.5],
  ].map(([x = 0, y = 0, half = 0]) =>
    mountain(page, left + x * width, top + y * height, half * width, top + height, black, paper),
  );
  return [
    `<defs><clipPath id="${id}"><path d="M${n(left)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}z"/></clipPath></defs>`,
    rect(0, 0, w, h, paper),
    `<g clip-path="url(#${id})">`,
    rect(left, top, width, height, mix(paper, colour, 0.08)),
    path(rays.join(''), black, 'fill-opacity=".85"'),
    circle(sx, sy, w * 0.15, paper),
    circle(sx, sy, w * 0.13, colour),
    ...mountains,
    '</g>',
    `<rect x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="${black}" stroke-width="6"/>`,
    putTitle(page, {
      face: page.pick(['baskerville-bold', 'fatface', 'garamond-bold']),
      box: page.area(0.08, 0.615, 0.84, 0.2),
      max: w * 0.16,
      min: w * 0.05,
      maxLines: 4,
      valign: 'middle',
      fill: black,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.1, 0.83, 0.8, 0.055),
      max: w * 0.048,
      min: w * 0.033,
      maxLines: 2,
      valign: 'middle',
      fill: behind(paper, mix(palette.accent, black, 0.15)),
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.9, 0.84, 0.055),
      max: w * 0.056,
      min: w * 0.033,
      caps: true,
      tracking: 0.08,
      valign: 'middle',
      fill: black,
    }).svg,
  ].join('');
}

function mountain(
  page: Page,
  x: number,
  y: number,
  half: number,
  foot: number,
  black: string,
  paper: string,
): string {
  const edge = (share: number): Point => [
    x + half * share + page.between(-6, 6),
    y + (foot - y) * Math.abs(share),
  ];
  const outline: Point[] = [-1, -0.7, -0.45, -0.2, 0, 0.25, 0.5, 0.75, 1].map(edge);
  const cuts = Array.from({ length: 26 }, (_, i) => {
    const share = (i + 0.5) / 26;
    const top = y + (foot - y) * share * 0.9;
    const from = x - half * share * page.between(0.75, 0.95);
    const long = half * share * page.between(0.25, 0.8);
    return `M${n(from)} ${n(top + 10)}l${n(long)} ${n(long * 0.55)}l${n(-long * 0.9)} ${n(-long * 0.55 + 5)}z`;
  });
  return path(polygon(outline), black) + path(cuts.join(''), paper);
}
