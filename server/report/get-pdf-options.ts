import { type PdfLayout, pdfLayouts } from '../../contract/report-layouts.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Handler } from '../context.ts';

const texts: Record<PdfLayout, { label: () => string; description: () => string }> = {
  covers: { label: m.listfile_pdf_covers, description: m.listfile_pdf_covers_hint },
  table: { label: m.listfile_pdf_table, description: m.listfile_pdf_table_hint },
  labels: { label: m.listfile_pdf_labels, description: m.listfile_pdf_labels_hint },
  order_form: { label: m.listfile_pdf_form, description: m.listfile_pdf_form_hint },
};

export const getPdfOptions: Handler<'titlelist/getPdfOptions' | 'feature/getPdfOptions'> = async () => ({
  layouts: pdfLayouts.map((layout) => {
    const { label, description } = texts[layout];
    return { layout, label: label(), description: description() };
  }),
});
