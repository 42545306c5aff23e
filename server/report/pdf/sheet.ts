import PDFDocument from 'pdfkit';
import { zoneAt } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { dateFormat } from '../../date-format.ts';
import type { Store } from '../../store/stores.ts';
import type { SourceRow } from '../../titlelist/list-source.ts';
import { type Doc, hairline, soft, type Typesetter, typesetter } from './typesetter.ts';

/** What is known of a list before its titles. */
export interface ListFacts {
  store: Pick<Store, 'name' | 'origin' | 'currency' | 'country' | 'timeZone'>;
  name: string;
  count: number;
  now: Date;
}

/** The pages of a file, filled from the top. */
export interface Sheet {
  doc: Doc;
  type: Typesetter;
  left: number;
  right: number;
  width: number;
  /** Where the next thing goes. */
  y: number;
  /** Begins another page unless there is so much room; true when it has. */
  room(height: number): boolean;
  end(): Promise<Uint8Array>;
}

/** How titles follow each other on the pages. */
export interface Layout {
  add(row: SourceRow, cover: Buffer | undefined): void;
  /** After the last title. */
  close?(): void;
}

const margin = 42;
const foot = 30;

/** Letter where paper has that size, else A4. */
export function openSheet(facts: ListFacts): Sheet {
  const { store, name } = facts;
  const doc = new PDFDocument({
    size: ['US', 'CA'].includes(store.country) ? 'LETTER' : 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: name, Author: store.name, Creator: store.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const type = typesetter(doc);
  let pages = 0;

  function nextPage() {
    doc.addPage();
    pages += 1;
    sheet.y = margin;
    const at = doc.page.height - foot;
    const look = { face: 'text', size: 8, color: soft } as const;
    type.text(
      `${store.name} · ${store.origin.replace(/^https?:\/\//, '')}`,
      look,
      margin,
      at,
      sheet.width * 0.75,
    );
    type.text(m.listfile_pdf_page({ page: pages }), { ...look, align: 'right' }, margin, at, sheet.width);
  }
  const sheet: Sheet = {
    doc,
    type,
    left: margin,
    right: 0,
    width: 0,
    y: margin,
    room(height) {
      if (sheet.y + height <= doc.page.height - foot - 12) return false;
      nextPage();
      return true;
    },
    end() {
      doc.end();
      return ended;
    },
  };
  doc.once('pageAdded', () => {
    sheet.width = doc.page.width - 2 * margin;
    sheet.right = margin + sheet.width;
  });
  nextPage();
  return sheet;
}

/** The list's name over the first page. */
export function drawHeading(sheet: Sheet, { store, name, count, now }: ListFacts): void {
  const { type, left, width } = sheet;
  type.text(store.name.toUpperCase(), { face: 'strong', size: 9, color: soft }, left, sheet.y, width);
  sheet.y += 16;
  sheet.y += type.text(name, { face: 'title', size: 22 }, left, sheet.y, width, 2);
  const day = dateFormat(getLocale(), { dateStyle: 'long', timeZone: zoneAt(store.timeZone, now) }).format(
    now,
  );
  const facts = `${m.common_book_count({ count })} · ${day}`;
  sheet.y += 2 + type.text(facts, { face: 'text', size: 10, color: soft }, left, sheet.y + 2, width);
  rule(sheet, sheet.y + 8);
  sheet.y += 20;
}

/** A thin line over the whole width. */
export function rule({ doc, left, right }: Sheet, y: number): void {
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(hairline).stroke();
}
