import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, rect, star, stroke } from '../shapes.ts';
import { putAuthors, putTitle } from '../type.ts';

/** A motif stamped all over, and a label pasted on: the gift edition of a classic. */
export function repeat(page: Page): string {
  const { w, h, palette } = page;
  const ground = palette.ground;
  const inks = [palette.second, palette.accent, palette.light].filter((ink) => ink !== ground);
  const motif = page.pick([sprig, feather, moons, tulip, fish, bee]);
  const across = page.pick([4, 5]);
  const cell = w / across;
  const label = { x: w * 0.16, y: h * 0.3, w: w * 0.68, h: h * 0.4 };
  const stamps: string[] = [];
  for (let row = 0; row * cell * 0.9 < h + cell; row++) {
    for (let column = 0; column <= across; column++) {
      const x = (column + (row % 2 ? 1 : 0.5)) * cell;
      const y = (row + 0.5) * cell * 0.9;
      const hidden =
        Math.abs(x - w / 2) < label.w / 2 - cell / 2 && Math.abs(y - h / 2) < label.h / 2 - cell / 2;
      if (hidden || y > h + cell / 2) continue;
      const turn = row % 2 ? 1 : -1;
      const drawing = motif(
        inks[Math.abs(row) % 2] ?? palette.light,
        inks[(Math.abs(row) + 1) % 2] ?? ground,
      );
      stamps.push(
        `<g transform="translate(${n(x)} ${n(y)}) scale(${n((turn * cell) / 10)} ${n(cell / 10)})">${drawing}</g>`,
      );
    }
  }
  const paper = palette.light;
  const ink = palette.dark;
  return [
    rect(0, 0, w, h, behind(paper, mix(ground, palette.dark, 0.12), 1.6)),
    ...stamps,
    rect(label.x, label.y, label.w, label.h, paper, 'rx="4"'),
    `<rect x="${n(label.x + 9)}" y="${n(label.y + 9)}" width="${n(label.w - 18)}" height="${n(label.h - 18)}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    putTitle(page, {
      face: page.pick(['baskerville-bold', 'garamond-bold', 'roman']),
      box: { x: label.x + 32, y: label.y + 32, w: label.w - 64, h: label.h * 0.58 },
      max: w * 0.13,
      min: w * 0.045,
      valign: 'middle',
      fill: ink,
    }).svg,
    stroke(`M${n(w * 0.45)} ${n(label.y + label.h * 0.755)}h${n(w * 0.1)}`, ink, 1.6),
    putAuthors(page, {
      face: 'geometric',
      box: { x: label.x + 30, y: label.y + label.h * 0.79, w: label.w - 60, h: label.h * 0.13 },
      max: w * 0.043,
      min: w * 0.026,
      caps: true,
      tracking: 0.08,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}

// Each motif fills about 10 by 9 units around (0, 0).

function sprig(one: string, other: string): string {
  const leaves = [-2.5, 0, 2.4].map((y) => leaf(0, y, 3, -30, 0.28) + leaf(0, y, 3, 210, 0.28));
  return stroke('M0 4V-3.4', one, 0.3) + path(leaves.join(''), one) + circle(0, -3.9, 0.7, other);
}

function feather(one: string, other: string): string {
  const barbs = [-3, -1.8, -0.6, 0.6, 1.8].map((y) => `M-1.7 ${n(y - 0.5)}L0 ${n(y + 1)} 1.7 ${n(y - 0.5)}`);
  return (
    path('M0-4.4C2.4-2.4 2.4 1.4 0 3.4-2.4 1.4-2.4-2.4 0-4.4z', one) +
    stroke(`M0 4.4V-3${barbs.join('')}`, other, 0.22)
  );
}

function moons(one: string, other: string): string {
  return (
    path('M1.2-3A3.2 3.2 0 1 0 1.2 3 2.6 3.2 0 1 1 1.2-3z', one) + path(star(2.6, 0, 1.1, 4, 0.35), other)
  );
}

function tulip(one: string, other: string): string {
  const stem =
    stroke('M0 4.2V0', other, 0.35) + path(leaf(0, 4, 3.4, -40, 0.22) + leaf(0, 4, 3.4, 220, 0.22), other);
  return `${stem}${path('M-2 -3.6Q-1 -2.6 -.9 -2.2Q-.5 -3.4 0 -4.2Q.5 -3.4 .9 -2.2Q1 -2.6 2 -3.6Q2.6 .6 0 .6Q-2.6 .6 -2 -3.6z', one)}`;
}

function fish(one: string, other: string): string {
  return (
    path('M-3.6 0Q-.6-2.8 2.2 0L4 -1.6V1.6L2.2 0Q-.6 2.8-3.6 0z', one) +
    stroke('M-.6-1.2Q.2 0-.6 1.2M.7-.9Q1.3 0 .7.9', other, 0.25) +
    circle(-2.2, -0.35, 0.3, other)
  );
}

function bee(one: string, other: string): string {
  const wings = [-28, 208].map((turn) => leaf(0, -0.6, 4.2, turn, 0.3)).join('');
  const small = [14, 166].map((turn) => leaf(0, 0, 2.9, turn, 0.3)).join('');
  const stripes = stroke('M-1 .4H1M-1.1 1.5H1.1M-.8 2.6H.8', other, 0.4);
  return `${path(wings + small, other)}<ellipse rx="1.2" ry="2.7" cy=".9" fill="${one}"/>${stripes}${circle(0, -2.1, 0.85, one)}`;
}
