import type { SourceRow } from '../../titlelist/list-source.ts';
import { ean13 } from './ean13.ts';
import { authorsOf, priceOf } from './row-text.ts';
import type { Layout, ListFacts, Sheet } from './sheet.ts';
import { hairline, ink, soft } from './typesetter.ts';

const perRow = 3;
const height = 88;
const inset = 8;
/** Width of a module of the bar code: 80 % of the standard size, the smallest that every scanner reads. */
const moduleWidth = 0.264 * 2.8346;

/** Labels to cut out: title, author, price, and the ISBN as a bar code. */
export function labelsLayout(sheet: Sheet, { store }: ListFacts): Layout {
  const { doc, type, left } = sheet;
  const width = sheet.width / perRow;
  let column = 0;

  function drawBars(row: SourceRow, x: number, y: number) {
    const bars = ean13(row.eisbn);
    if (!bars) return;
    for (const [i, bar] of [...bars].entries())
      if (bar === '1') doc.rect(x + i * moduleWidth, y, moduleWidth, 24);
    doc.fill(ink);
  }
  return {
    add(row) {
      if (column === 0) sheet.room(height);
      const x = left + column * width;
      const { y } = sheet;
      doc
        .rect(x, y, width, height)
        .lineWidth(0.5)
        .strokeColor(hairline)
        .dash(2, { space: 2 })
        .stroke()
        .undash();
      const inner = width - 2 * inset;
      const titleHeight = type.text(row.title, { face: 'title', size: 9 }, x + inset, y + 7, inner, 2);
      const author = { face: 'text', size: 7.5, color: soft } as const;
      type.text(authorsOf(row), author, x + inset, y + 8 + titleHeight, inner);
      drawBars(row, x + inset, y + height - 40);
      type.text(row.eisbn, { face: 'text', size: 7.5 }, x + inset, y + height - 14, 95 * moduleWidth);
      const price = { face: 'strong', size: 15, align: 'right' } as const;
      const priceLeft = x + inset + 95 * moduleWidth + 7;
      type.text(
        priceOf(row, store.currency),
        price,
        priceLeft,
        y + height - 34,
        x + width - inset - priceLeft,
      );
      column = (column + 1) % perRow;
      if (column === 0) sheet.y += height;
    },
  };
}
