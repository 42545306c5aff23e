import { mix } from '../covers/colours.ts';
import { circle, ellipse, hills, n, path, peaks, rect, stroke } from '../covers/shapes.ts';
import type { Paint } from './scene.ts';
import { bookRow } from './shelves.ts';

/** The shop's van on the lake road, books behind its side window. */
export function van(paint: Paint): string {
  const { w, h, ink, paper, accent, random, between } = paint;
  const sky = mix(paper, '#8fb9cf', 0.45);
  const water = mix(sky, accent, 0.3);
  const road = h * 0.79;
  const glints = Array.from({ length: 14 }, () =>
    rect(between(0, w), between(h * 0.54, h * 0.66), between(40, 150), 3, mix(water, '#ffffff', 0.5)),
  );
  const dashes = Array.from({ length: 8 }, (_, i) =>
    rect(w * (i * 0.14 - 0.03), road + h * 0.13, w * 0.07, 8, mix(ink, paper, 0.7)),
  );
  return [
    rect(0, 0, w, h, sky),
    circle(w * 0.8, h * 0.2, h * 0.08, '#fff3d6'),
    path(peaks(random, w, h, h * 0.42, h * 0.18, 5), mix(accent, sky, 0.62)),
    path(hills(random, w, h, h * 0.48, h * 0.05, 4), mix(accent, sky, 0.4)),
    rect(0, h * 0.51, w, h * 0.3, water),
    ...glints,
    path(hills(random, w, h, h * 0.72, h * 0.03, 5), mix(accent, ink, 0.3)),
    rect(0, road, w, h - road, mix(ink, paper, 0.28)),
    ...dashes,
    vehicle(paint, w * 0.2, road + h * 0.075, w * 0.58, h * 0.4),
  ].join('');
}

function vehicle(paint: Paint, x: number, floor: number, long: number, tall: number): string {
  const { ink, accent, paper } = paint;
  const foot = floor - tall * 0.13;
  const top = foot - tall * 0.87;
  const glass = mix('#dbe9ee', accent, 0.08);
  const front = `M${n(x)} ${n(top + 26)}q0 -26 26 -26H${n(x + long * 0.72)}q18 0 30 18L${n(x + long * 0.88)} ${n(foot - tall * 0.44)}H${n(x + long * 0.96)}q${n(long * 0.04)} 0 ${n(long * 0.04)} ${n(tall * 0.12)}V${n(foot)}H${n(x)}z`;
  const side = { x: x + long * 0.06, y: top + tall * 0.14, w: long * 0.46, h: tall * 0.33 };
  return [
    ellipse(x + long * 0.5, floor + 4, long * 0.53, 16, mix(ink, paper, 0.12)),
    path(front, accent),
    rect(x, foot - tall * 0.2, long, tall * 0.07, mix(accent, paper, 0.75)),
    rect(side.x, side.y, side.w, side.h, mix(ink, accent, 0.25), 'rx="10"'),
    bookRow(paint, side.x + 12, side.x + side.w - 12, side.y + side.h - 6, side.h * 0.82),
    path(
      `M${n(x + long * 0.58)} ${n(top + tall * 0.14)}h${n(long * 0.13)}l${n(long * 0.11)} ${n(tall * 0.29)}h${n(-long * 0.24)}z`,
      glass,
    ),
    stroke(
      `M${n(x + long * 0.55)} ${n(top + tall * 0.1)}V${n(foot - tall * 0.04)}`,
      mix(accent, ink, 0.4),
      4,
    ),
    rect(x + long * 0.6, foot - tall * 0.36, long * 0.06, 8, mix(accent, ink, 0.5), 'rx="4"'),
    circle(x + long * 0.965, foot - tall * 0.2, tall * 0.055, '#ffe2a0'),
    ...[0.2, 0.78].map((at) => wheel(x + long * at, floor - tall * 0.14, tall * 0.155, ink, paper)),
  ].join('');
}

const wheel = (x: number, y: number, r: number, ink: string, paper: string) =>
  circle(x, y, r, mix(ink, '#000000', 0.35)) + circle(x, y, r * 0.5, mix(paper, ink, 0.25));
