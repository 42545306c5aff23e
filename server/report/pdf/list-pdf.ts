import type { PdfLayout } from '../../../contract/report-layouts.ts';
import { coversLayout } from './covers-layout.ts';
import { labelsLayout } from './labels-layout.ts';
import { orderFormLayout } from './order-form-layout.ts';
import { type Layout, type ListFacts, openSheet, type Sheet } from './sheet.ts';
import { tableLayout } from './table-layout.ts';

const layouts: Record<PdfLayout, (sheet: Sheet, facts: ListFacts) => Layout> = {
  covers: coversLayout,
  table: tableLayout,
  labels: labelsLayout,
  order_form: orderFormLayout,
};

/** A PDF file of a list, to which titles are added one after the other. Covers are JPEGs. */
export function listPdf(layout: PdfLayout, facts: ListFacts) {
  const sheet = openSheet(facts);
  const { add, close } = layouts[layout](sheet, facts);
  return {
    hasCovers: layout === 'covers',
    add,
    end(): Promise<Uint8Array> {
      close?.();
      return sheet.end();
    },
  };
}
