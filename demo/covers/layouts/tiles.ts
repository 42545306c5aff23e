import { readable } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Quarter circles and squares laid like tiles, after the school of Dessau. */
export function tiles(page: Page): string {
  const { w, h, palette } = page;
  const across = page.pick([4, 5]);
  const size = w / across;
  const rows = Math.max(2, Math.round((h * 0.56) / size));
  const inks = [palette.ground, palette.accent, palette.second, palette.third, palette.dark];
  const paper = palette.light;
  const low = page.random() < 0.5;
  const start = low ? h - rows * size : 0;
  const laid: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < across; column++) {
      const [x, y] = [column * size, start + row * size];
      const under = Math.floor(page.random() * 5);
      const over = (under + 1 + Math.floor(page.random() * 4)) % 5;
      laid.push(rect(x, y, size + 0.5, size + 0.5, page.random() < 0.3 ? paper : (inks[under] ?? paper)));
      if (page.sign && (row * 2 + column) % 3 === 0) laid.push(stamp(page, x, y, size));
      else laid.push(shape(page, x, y, size, inks[over] ?? paper));
    }
  }
  const top = low ? 0.05 : (rows * size) / h + 0.045;
  const room = 1 - (rows * size) / h - 0.095;
  return [
    rect(0, 0, w, h, paper),
    ...laid,
    putTitle(page, {
      face: page.pick(['geometric-bold', 'geometric-black', 'baskerville-bold']),
      box: page.area(0.08, top, 0.84, room * 0.56),
      max: w * 0.15,
      min: w * 0.045,
      leading: 1,
      maxLines: 4,
      align: 'left',
      fill: palette.dark,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.08, top + room * 0.62, 0.84, room * 0.17),
      max: w * 0.04,
      min: w * 0.03,
      maxLines: 2,
      align: 'left',
      valign: 'middle',
      fill: palette.dark,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, top + room * 0.83, 0.84, room * 0.17),
      max: w * 0.05,
      min: w * 0.032,
      align: 'left',
      valign: 'bottom',
      fill: readable(
        paper,
        [palette.accent, palette.third, palette.second, palette.ground, palette.dark],
        4.5,
      ),
    }).svg,
  ].join('');
}

/** A tile with the sign of the book. */
function stamp(page: Page, x: number, y: number, size: number): string {
  const { light, ground, accent, dark } = page.palette;
  const under = page.pick([light, ground]);
  const inks = {
    one: readable(under, [accent, light, dark], 1.8),
    two: readable(under, [dark, light], 4),
    ground: under,
  };
  const place = `translate(${n(x + size / 2)} ${n(y + size / 2)}) scale(${Math.round(size * 0.4) / 100})`;
  return `${rect(x, y, size + 0.5, size + 0.5, under)}<g transform="${place}">${page.sign?.(inks) ?? ''}</g>`;
}

function shape(page: Page, x: number, y: number, s: number, ink: string): string {
  const turn = Math.floor(page.random() * 4) * 90;
  const place = `transform="rotate(${turn} ${n(x + s / 2)} ${n(y + s / 2)})"`;
  const kind = page.random();
  if (kind < 0.45)
    return path(`M${n(x)} ${n(y)}h${n(s)}A${n(s)} ${n(s)} 0 0 1 ${n(x)} ${n(y + s)}z`, ink, place);
  if (kind < 0.65)
    return path(`M${n(x)} ${n(y)}h${n(s)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(x)} ${n(y)}z`, ink, place);
  if (kind < 0.8) return circle(x + s / 2, y + s / 2, s * 0.5, ink);
  if (kind < 0.92) return path(`M${n(x)} ${n(y)}h${n(s)}L${n(x)} ${n(y + s)}z`, ink, place);
  return circle(x + s / 2, y + s / 2, s * 0.22, ink);
}
