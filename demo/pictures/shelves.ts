import { mix } from '../covers/colours.ts';
import { rect } from '../covers/shapes.ts';
import type { Paint } from './scene.ts';

/** A wall of books, shelf over shelf. */
export function shelves(paint: Paint): string {
  const { w, h, ink, paper } = paint;
  const wood = mix(ink, paint.accent, 0.25);
  const rows = 4;
  const tall = h / rows;
  const drawn = Array.from({ length: rows }, (_, row) => {
    const floor = (row + 1) * tall - 16;
    return [
      bookRow(paint, 24, w - 24, floor, tall - 52),
      rect(0, floor, w, 16, wood),
      rect(0, floor + 16, w, 5, mix(wood, '#000000', 0.45)),
    ].join('');
  });
  return [rect(0, 0, w, h, mix(ink, paper, 0.16)), ...drawn].join('');
}

/** Books side by side from `from` to `to`, standing on `floor`, `most` tall at most; here and there one leans. */
export function bookRow(paint: Paint, from: number, to: number, floor: number, most: number): string {
  const { inks, paper, between, random } = paint;
  const books: string[] = [];
  let x = from;
  while (x < to - 20) {
    const thick = Math.min(between(18, 52), to - x);
    const tall = most * between(0.68, 1);
    const fill = mix(inks[Math.floor(random() * inks.length)] ?? paint.accent, paint.ink, between(0, 0.18));
    const band = mix(fill, paper, 0.62);
    const y = floor - tall;
    const lines = random() < 0.55 ? [0.14, 0.8] : [0.2];
    books.push(
      rect(x, y, thick, tall, fill),
      ...lines.map((at) => rect(x, y + tall * at, thick, Math.max(3, tall * 0.025), band)),
      random() < 0.4 ? rect(x + thick * 0.3, y + tall * 0.34, thick * 0.4, tall * 0.3, band) : '',
      rect(x + thick - 2, y, 2, tall, mix(fill, '#000000', 0.35)),
    );
    x += thick + (random() < 0.06 ? between(24, 60) : 1.5);
  }
  return books.join('');
}
