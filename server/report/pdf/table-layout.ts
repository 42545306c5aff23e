import * as m from '../../../messages/compiled/messages.js';
import { authorsOf, priceOf, yearOf } from './row-text.ts';
import { drawHeading, type Layout, type ListFacts, rule, type Sheet } from './sheet.ts';
import { soft } from './typesetter.ts';

const rowHeight = 27;

/** One line of facts for each title, with its author below. */
export function tableLayout(sheet: Sheet, facts: ListFacts): Layout {
  drawHeading(sheet, facts);
  const { type, left, right } = sheet;
  const columns = {
    number: { x: left, width: 24 },
    title: { x: left + 28, width: right - left - 28 - 82 - 84 - 36 - 60 },
    isbn: { x: right - 60 - 36 - 84 - 78, width: 78 },
    format: { x: right - 60 - 36 - 80, width: 76 },
    year: { x: right - 60 - 34, width: 32 },
    price: { x: right - 56, width: 56 },
  };
  function head() {
    const look = { face: 'strong', size: 8, color: soft } as const;
    const { title, isbn, format, year, price } = columns;
    type.text(m.listfile_title(), look, title.x, sheet.y, title.width);
    type.text(m.listfile_isbn(), look, isbn.x, sheet.y, isbn.width);
    type.text(m.listfile_format(), look, format.x, sheet.y, format.width);
    type.text(m.listfile_pdf_year(), look, year.x, sheet.y, year.width);
    type.text(m.listfile_price(), { ...look, align: 'right' }, price.x, sheet.y, price.width);
    sheet.y += 14;
    rule(sheet, sheet.y - 2);
  }
  head();
  let number = 0;
  return {
    add(row) {
      if (sheet.room(rowHeight)) head();
      number += 1;
      const y = sheet.y + 3;
      const small = { face: 'text', size: 8.5 } as const;
      const { title, isbn, format, year, price } = columns;
      type.text(String(number), { ...small, color: soft }, columns.number.x, y, columns.number.width);
      type.text(row.title, { face: 'strong', size: 9 }, title.x, y, title.width);
      type.text(authorsOf(row), { face: 'text', size: 8, color: soft }, title.x, y + 11, title.width);
      type.text(row.eisbn, small, isbn.x, y, isbn.width);
      type.text(row.binding, small, format.x, y, format.width);
      type.text(yearOf(row), small, year.x, y, year.width);
      const bold = { face: 'strong', size: 9, align: 'right' } as const;
      type.text(priceOf(row, facts.store.currency), bold, price.x, y, price.width);
      sheet.y += rowHeight;
      rule(sheet, sheet.y);
    },
  };
}
