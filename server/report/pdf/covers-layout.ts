import { hashOf } from '../../image/seeded-random.ts';
import { CLOTHS } from '../../image/typographic-cover.ts';
import type { SourceRow } from '../../titlelist/list-source.ts';
import { authorsOf, priceOf, yearOf } from './row-text.ts';
import { drawHeading, type Layout, type ListFacts, rule, type Sheet } from './sheet.ts';
import { soft } from './typesetter.ts';

const coverWidth = 66;
const coverHeight = 99;
const gap = 16;
const priceWidth = 70;

/** One title below the other: cover, description, note. */
export function coversLayout(sheet: Sheet, facts: ListFacts): Layout {
  drawHeading(sheet, facts);
  const { doc, type, left } = sheet;
  let isTop = true;
  return {
    add(row, cover) {
      isTop = sheet.room(coverHeight + gap) || isTop;
      if (!isTop) rule(sheet, sheet.y - gap / 2);
      isTop = false;
      const top = sheet.y;
      if (cover) doc.image(cover, left, top, { fit: [coverWidth, coverHeight], align: 'center' });
      else drawCloth(sheet, row, top);
      const x = left + coverWidth + gap;
      const width = sheet.right - x - priceWidth;
      let y = top + type.text(row.title, { face: 'title', size: 12 }, x, top, width, 2);
      y += type.text(authorsOf(row), { face: 'strong', size: 9.5 }, x, y + 1, width) + 1;
      const details = [row.binding, row.publisher, yearOf(row), row.eisbn].filter(Boolean).join(' · ');
      y += type.text(details, { face: 'text', size: 8.5, color: soft }, x, y, sheet.right - x) + 3;
      const noteLines = row.note ? 1 : 0;
      const lines = Math.max(1, Math.floor((top + coverHeight - y) / 12) - noteLines);
      y += type.text(row.summary, { face: 'text', size: 9 }, x, y, sheet.right - x, lines);
      if (row.note) type.text(row.note, { face: 'strong', size: 9, color: soft }, x, y + 1, sheet.right - x);
      const price = { face: 'strong', size: 11, align: 'right' } as const;
      type.text(priceOf(row, facts.store.currency), price, sheet.right - priceWidth, top, priceWidth);
      sheet.y = top + coverHeight + gap;
    },
  };
}

/** For a title without a picture: a bound book in cloth, as pages show it. */
function drawCloth({ doc, type, left }: Sheet, row: SourceRow, y: number): void {
  const { cloth, letters } = CLOTHS[hashOf(row.eisbn) % CLOTHS.length] ?? CLOTHS[0];
  doc.rect(left, y, coverWidth, coverHeight).fill(cloth);
  const look = { face: 'title', size: 7.5, color: letters, align: 'center' } as const;
  type.text(row.title, look, left + 6, y + 14, coverWidth - 12, 5);
  const author = { face: 'text', size: 6, color: letters, align: 'center' } as const;
  type.text(authorsOf(row), author, left + 6, y + coverHeight - 18, coverWidth - 12);
}
