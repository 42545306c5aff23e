import { mix } from '../covers/colours.ts';
import { circle, ellipse, leaf, n, path, rect, stroke } from '../covers/shapes.ts';
import type { Paint } from './scene.ts';
import { bookRow } from './shelves.ts';

/** A desk before a blackboard: a class set, an apple, pencils in a cup. */
export function classroom(paint: Paint): string {
  const { w, h, ink, paper, accent } = paint;
  const desk = h * 0.78;
  const board = mix('#2f4a41', ink, 0.15);
  return [
    rect(0, 0, w, h, mix(paper, accent, 0.12)),
    rect(w * 0.08, h * 0.09, w * 0.84, h * 0.52, mix('#a5794d', ink, 0.1), 'rx="8"'),
    rect(w * 0.095, h * 0.11, w * 0.81, h * 0.48, board),
    chalk(paint, w * 0.14, h * 0.2),
    rect(0, desk, w, h - desk, mix('#a5794d', ink, 0.25)),
    rect(0, desk, w, 14, mix('#a5794d', paper, 0.3)),
    classSet(paint, w * 0.3, desk),
    bookRow(paint, w * 0.62, w * 0.76, desk, h * 0.26),
    cup(paint, w * 0.84, desk),
    apple(w * 0.52, desk - h * 0.06, h * 0.062),
  ].join('');
}

/** Illegible lines of handwriting, and a sum of shapes. */
function chalk({ w, h, between }: Paint, x: number, y: number): string {
  const white = 'opacity="0.75"';
  const lines = [0.3, 0.26, 0.33].map((long, i) => {
    const waves = Array.from(
      { length: 14 },
      () => `q${n(between(6, 12))} ${n(between(-16, 16))} ${n((w * long) / 14)} 0`,
    );
    return stroke(`M${n(x)} ${n(y + i * h * 0.1)}${waves.join('')}`, '#f4f1e8', 6, white);
  });
  const tall = h * 0.22;
  const shapes = `M${n(w * 0.62)} ${n(y + tall)}l${n(tall * 0.55)} ${n(-tall)}l${n(tall * 0.55)} ${n(tall)}z`;
  const ring = `M${n(w * 0.8)} ${n(y + tall * 0.5)}m${n(-tall * 0.4)} 0a${n(tall * 0.4)} ${n(tall * 0.4)} 0 1 0 ${n(tall * 0.8)} 0a${n(tall * 0.4)} ${n(tall * 0.4)} 0 1 0 ${n(-tall * 0.8)} 0`;
  return [...lines, stroke(shapes + ring, '#f4f1e8', 6, white)].join('');
}

/** The same book six times, as teachers order it. */
function classSet({ w, h, paper, accent }: Paint, x: number, desk: number): string {
  const thick = h * 0.042;
  return Array.from({ length: 6 }, (_, i) => {
    const y = desk - (i + 1) * thick;
    const left = x - w * 0.13 + (i % 2) * 12;
    return [
      rect(left, y, w * 0.26, thick - 2, accent, 'rx="6"'),
      rect(left + w * 0.22, y + 5, w * 0.045, thick - 12, paper),
      rect(left + w * 0.03, y, 6, thick - 2, mix(accent, paper, 0.55)),
    ].join('');
  }).join('');
}

function cup({ ink, inks, paper, accent, h }: Paint, x: number, desk: number): string {
  const pencils = [-26, -8, 12, 28].map((dx, i) =>
    stroke(
      `M${n(x + dx * 0.5)} ${n(desk - h * 0.08)}L${n(x + dx * 1.5)} ${n(desk - h * (0.2 + (i % 2) * 0.04))}`,
      inks[i + 1] ?? ink,
      11,
    ),
  );
  const pot = path(`M${n(x - 38)} ${n(desk - h * 0.12)}h76l-8 ${n(h * 0.12)}h-60z`, mix(paper, accent, 0.5));
  return [...pencils, pot].join('');
}

function apple(x: number, y: number, r: number): string {
  return [
    ellipse(x, y + r * 0.92, r * 0.9, r * 0.1, '#00000033'),
    circle(x - r * 0.32, y, r * 0.86, '#b23a2e'),
    circle(x + r * 0.32, y, r * 0.86, '#b23a2e'),
    circle(x - r * 0.5, y - r * 0.3, r * 0.18, '#d9776b'),
    stroke(`M${n(x)} ${n(y - r * 0.7)}q4 -16 14 -24`, '#4d3b2b', 6),
    path(leaf(x + 8, y - r * 0.9, r * 0.8, -20), '#5d7b46'),
  ].join('');
}
