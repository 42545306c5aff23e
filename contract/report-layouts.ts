/** What the PDF file of a list looks like. */
export const pdfLayouts = ['covers', 'table', 'labels', 'order_form'] as const;
export type PdfLayout = (typeof pdfLayouts)[number];
