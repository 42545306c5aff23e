import type { Box } from '../../../server/image/text-path.ts';
import { mix, readable } from '../colours.ts';
import type { MotifName } from '../motifs.ts';
import type { Page } from '../page.ts';
import type { Point } from '../shapes.ts';
import { circle, leaf, n, path, polygon, rect, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A picture cut in wood: mountains, fields or the sea under the rays of a sun, two inks on paper. */
export function woodcut(page: Page): string {
  const { w, h, palette, random } = page;
  const paper = mix(palette.light, palette.third, 0.15);
  const black = mix(palette.dark, '#000000', 0.15);
  const colour = palette.accent;
  const [left, top, width, height] = [w * 0.08, h * 0.06, w * 0.84, h * 0.52];
  const [sx, sy] = [left + width * page.between(0.3, 0.7), top + height * 0.42];
  const rays = Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * Math.PI * 2;
    const wide = 0.02 + random() * 0.03;
    const far = w;
    return `M${n(sx)} ${n(sy)}L${n(sx + Math.cos(angle - wide) * far)} ${n(sy + Math.sin(angle - wide) * far)}L${n(sx + Math.cos(angle + wide) * far)} ${n(sy + Math.sin(angle + wide) * far)}z`;
  });
  const id = page.id('frame');
  const frame = { x: left, y: top, w: width, h: height };
  const scene = sceneOf(page.motif)(page, frame, black, paper);
  return [
    `<defs><clipPath id="${id}"><path d="M${n(left)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}z"/></clipPath></defs>`,
    rect(0, 0, w, h, paper),
    `<g clip-path="url(#${id})">`,
    rect(left, top, width, height, mix(paper, colour, 0.08)),
    path(rays.join(''), black, 'fill-opacity=".85"'),
    circle(sx, sy, w * 0.15, paper),
    circle(sx, sy, w * 0.13, colour),
    scene,
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
      fill: readable(
        paper,
        [palette.accent, palette.third, palette.second, palette.ground, palette.dark],
        4.5,
      ),
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
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

function sceneOf(motif: MotifName | undefined): Scene {
  if (motif === 'sea') return breakers;
  return motif === 'country' || motif === 'forest' ? furrows : mountains;
}

type Scene = (page: Page, frame: Box, black: string, paper: string) => string;

const mountains: Scene = (page, { x, y, w, h }, black, paper) =>
  [
    [0.28, 0.42, 0.36],
    [0.74, 0.34, 0.42],
    [0.5, 0.62, 0.5],
  ]
    .map(([at = 0, top = 0, half = 0]) =>
      mountain(page, x + at * w, y + top * h, half * w, y + h, black, paper),
    )
    .join('');

/** Ploughed land that runs to the horizon, a tree on its edge. */
const furrows: Scene = (page, { x, y, w, h }, black, paper) => {
  const far = y + h * 0.62;
  const lines = Array.from({ length: 21 }, (_, i) => {
    const from = x + (i / 20) * w;
    const to = x + w / 2 + (i - 10) * w * 0.17;
    const wide = w * 0.03;
    return `M${n(from)} ${n(far)}Q${n((from + to) / 2)} ${n(far + h * 0.1)} ${n(to - wide)} ${n(y + h + 4)}H${n(to + wide)}Q${n((from + to) / 2 + 5)} ${n(far + h * 0.1)} ${n(from + 1.5)} ${n(far)}z`;
  });
  const [tx, size] = [x + w * page.pick([0.2, 0.8]), h * 0.15];
  const leaves = Array.from({ length: 46 }, (_, i) => {
    const [angle, reach] = [i * 2.4, size * Math.sqrt(i / 46)];
    return leaf(
      tx + Math.cos(angle) * reach,
      far - size * 1.75 + Math.sin(angle) * reach,
      size * 0.4,
      page.random() * 360,
      0.32,
    );
  });
  const twigs = `M${n(tx)} ${n(far + 8)}V${n(far - size * 1.6)}M${n(tx)} ${n(far - size * 0.7)}l${n(-size * 0.5)} ${n(-size * 0.6)}m${n(size * 0.5)} ${n(size * 0.3)}l${n(size * 0.5)} ${n(-size * 0.6)}`;
  return [
    rect(x, far, w, h, black),
    path(lines.join(''), paper),
    stroke(twigs, black, size * 0.11),
    path(leaves.join(''), black),
  ].join('');
};

/** Rows of breakers with curling crests, cut free of each other by a line of paper. */
const breakers: Scene = (page, { x, y, w, h }, black, paper) =>
  Array.from({ length: 4 }, (_, row) => {
    const [base, long] = [y + h * (0.58 + row * 0.12), w * (0.19 + row * 0.05)];
    let crest = `M${n(x - long * 2)} ${n(base)}`;
    let cuts = '';
    for (let at = x - long * (1 + page.random()); at < x + w + long; at += long) {
      crest += `L${n(at)} ${n(base)}q${n(long * 0.35)} ${n(-long * 0.02)} ${n(long * 0.56)} ${n(-long * 0.4)}q${n(long * 0.2)} ${n(long * 0.05)} ${n(long * 0.2)} ${n(long * 0.2)}q${n(-long * 0.14)} ${n(-long * 0.06)} ${n(-long * 0.14)} ${n(long * 0.06)}q${n(long * 0.08)} ${n(long * 0.14)} ${n(long * 0.38)} ${n(long * 0.14)}`;
      for (const deep of [0.1, 0.22, 0.34]) {
        cuts += `M${n(at + long * deep)} ${n(base + long * deep * 0.7)}q${n(long * 0.36)} ${n(-long * 0.02)} ${n(long * 0.44)} ${n(-long * 0.3)}q0 ${n(long * 0.3)} ${n(-long * 0.44)} ${n(long * 0.36)}z`;
      }
    }
    return (
      path(`${crest}V${n(y + h + 9)}H${n(x - long * 2)}z`, black, `stroke="${paper}" stroke-width="5"`) +
      path(cuts, paper)
    );
  }).join('');

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
