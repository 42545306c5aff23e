import { mix } from '../covers/colours.ts';
import { circle, ellipse, n, path, rect, stroke } from '../covers/shapes.ts';
import type { Paint } from './scene.ts';
import { bookRow } from './shelves.ts';

/** A gray cat asleep on a pile of books, more of them on the wall. */
export function cat(paint: Paint): string {
  const { w, h, ink, paper, accent } = paint;
  const table = h * 0.88;
  const pile = books(paint, table);
  return [
    rect(0, 0, w, h, mix(paper, accent, 0.16)),
    bookRow(paint, w * 0.05, w * 0.95, h * 0.27, h * 0.21),
    rect(w * 0.03, h * 0.27, w * 0.94, 16, mix(ink, accent, 0.3)),
    rect(0, table, w, h - table, mix(ink, accent, 0.35)),
    ellipse(w * 0.5, table + 8, w * 0.34, 12, mix(ink, accent, 0.15)),
    pile.drawn,
    sleeper(w * 0.51, pile.top, h * 0.3),
  ].join('');
}

function books({ w, h, paper, accent, inks, between }: Paint, table: number): { drawn: string; top: number } {
  const drawn: string[] = [];
  let y = table;
  for (const [i, wide] of [0.6, 0.54, 0.57, 0.48].entries()) {
    const thick = h * between(0.058, 0.076);
    const x = w * (0.5 - wide / 2 + between(-0.02, 0.02));
    const cloth = inks[(i * 3 + 1) % inks.length] ?? accent;
    y -= thick;
    drawn.push(
      rect(x, y, w * wide, thick, cloth, 'rx="9"'),
      rect(x + w * 0.05, y + 7, w * wide - w * 0.05, thick - 14, mix(paper, cloth, 0.12)),
      rect(x + w * 0.05, y + thick * 0.5, w * wide - w * 0.05, 2, mix(paper, cloth, 0.3)),
      rect(x + w * 0.015, y, 5, thick, mix(cloth, paper, 0.5)),
    );
  }
  return { drawn: drawn.join(''), top: y };
}

/** Curled up, `tall` high, on what is at `y`. */
function sleeper(x: number, y: number, tall: number): string {
  const fur = '#8d9299';
  const dark = '#6b7078';
  const [wide, headX, headY, r] = [tall * 0.74, x - tall * 0.5, y - tall * 0.36, tall * 0.27];
  const stripes = [-0.02, 0.17, 0.36].map((at) =>
    stroke(
      `M${n(x + tall * at)} ${n(y - tall * (0.73 - at * 0.14))}q${n(tall * 0.07)} ${n(tall * 0.08)} ${n(tall * 0.04)} ${n(tall * 0.2)}`,
      dark,
      tall * 0.045,
    ),
  );
  const ears = [-1, 1].map((side) =>
    path(
      `M${n(headX + side * r * 0.86)} ${n(headY - r * 0.42)}l${n(side * r * 0.02)} ${n(-r * 0.92)}l${n(-side * r * 0.68)} ${n(r * 0.42)}z`,
      fur,
    ),
  );
  const eyes = [-0.42, 0.36].map((at) =>
    stroke(
      `M${n(headX + r * at - r * 0.2)} ${n(headY - r * 0.02)}q${n(r * 0.2)} ${n(r * 0.2)} ${n(r * 0.4)} 0`,
      '#2e3136',
      5,
    ),
  );
  const tail = `M${n(x + wide * 0.86)} ${n(y - tall * 0.2)}C${n(x + wide * 0.9)} ${n(y + tall * 0.06)} ${n(x)} ${n(y - tall * 0.02)} ${n(x - tall * 0.34)} ${n(y - tall * 0.07)}`;
  return [
    ellipse(x, y - tall * 0.38, wide, tall * 0.38, fur),
    ...stripes,
    ellipse(x + tall * 0.38, y - tall * 0.27, tall * 0.3, tall * 0.25, mix(fur, dark, 0.35)),
    stroke(tail, dark, tall * 0.13),
    ...ears,
    circle(headX, headY, r, fur),
    ...eyes,
    ellipse(headX - r * 0.03, headY + r * 0.36, r * 0.4, r * 0.27, '#d9dade'),
    path(
      `M${n(headX - r * 0.13)} ${n(headY + r * 0.2)}h${n(r * 0.2)}l${n(-r * 0.1)} ${n(r * 0.14)}z`,
      '#b4746f',
    ),
  ].join('');
}
