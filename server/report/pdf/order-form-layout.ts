import * as m from '../../../messages/compiled/messages.js';
import { authorsOf, priceOf } from './row-text.ts';
import { drawHeading, type Layout, type ListFacts, rule, type Sheet } from './sheet.ts';
import { soft } from './typesetter.ts';

const rowHeight = 32;
const box = 22;
const amountWidth = 70;

/** A form to fill in by hand: who orders, how many of each title, what it comes to. */
export function orderFormLayout(sheet: Sheet, facts: ListFacts): Layout {
  drawHeading(sheet, facts);
  const { doc, type, left, right, width } = sheet;
  const quantityLeft = right - amountWidth - box - 16;
  const priceLeft = quantityLeft - 76;

  function blank(label: string, x: number, length: number) {
    const look = { face: 'text', size: 9, color: soft } as const;
    type.text(label, look, x, sheet.y, length);
    const from = x + type.widthOf(label, look) + 6;
    doc
      .moveTo(from, sheet.y + 12)
      .lineTo(x + length, sheet.y + 12)
      .lineWidth(0.5)
      .strokeColor(soft)
      .stroke();
  }
  function head() {
    const look = { face: 'strong', size: 8, color: soft } as const;
    type.text(m.listfile_title(), look, left, sheet.y, priceLeft - left);
    type.text(m.listfile_price(), { ...look, align: 'right' }, priceLeft, sheet.y, 64);
    type.text(m.listfile_pdf_copies(), { ...look, align: 'center' }, quantityLeft - 10, sheet.y, box + 20);
    type.text(
      m.listfile_pdf_amount(),
      { ...look, align: 'right' },
      right - amountWidth,
      sheet.y,
      amountWidth,
    );
    sheet.y += 14;
    rule(sheet, sheet.y - 2);
  }
  const half = width / 2 - 10;
  blank(m.listfile_pdf_school(), left, half);
  blank(m.listfile_pdf_teacher(), left + half + 20, half);
  sheet.y += 24;
  blank(m.listfile_pdf_class(), left, half);
  blank(m.listfile_pdf_phone(), left + half + 20, half);
  sheet.y += 30;
  head();
  return {
    add(row) {
      if (sheet.room(rowHeight)) head();
      const y = sheet.y + 5;
      const titleWidth = priceLeft - left - 10;
      type.text(row.title, { face: 'strong', size: 9.5 }, left, y, titleWidth);
      const details = [authorsOf(row), row.binding, row.eisbn].filter(Boolean).join(' · ');
      type.text(details, { face: 'text', size: 8, color: soft }, left, y + 12, titleWidth);
      const price = { face: 'text', size: 9.5, align: 'right' } as const;
      type.text(priceOf(row, facts.store.currency), price, priceLeft, y, 64);
      doc
        .rect(quantityLeft, y - 1, box, box)
        .lineWidth(0.75)
        .strokeColor(soft)
        .stroke();
      doc
        .moveTo(right - amountWidth + 8, y + box - 1)
        .lineTo(right, y + box - 1)
        .lineWidth(0.5)
        .stroke();
      sheet.y += rowHeight;
      rule(sheet, sheet.y);
    },
    close() {
      sheet.room(40);
      sheet.y += 16;
      const look = { face: 'strong', size: 10, align: 'right' } as const;
      type.text(m.listfile_pdf_total(), look, left, sheet.y, width - amountWidth);
      doc
        .moveTo(right - amountWidth + 8, sheet.y + 13)
        .lineTo(right, sheet.y + 13)
        .strokeColor(soft)
        .stroke();
    },
  };
}
