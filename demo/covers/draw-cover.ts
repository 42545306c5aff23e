import { hashOf } from '../../server/image/seeded-random.ts';
import { chooseLayout, choosePalette } from './choose-layout.ts';
import { chooseMotif } from './choose-motif.ts';
import type { CoverFacts } from './cover-facts.ts';
import { formatOf } from './format.ts';
import { LAYOUTS } from './layouts.ts';
import { createPage } from './page.ts';

/**
 * Draws the cover of a demo book as a complete SVG drawing, without any picture or font file: letters are paths.
 * The same facts always give the same drawing; its width and height follow the binding and the kind of book.
 */
export function drawCover(book: CoverFacts): string {
  const motif = chooseMotif(book);
  const layout = chooseLayout(book, motif);
  const palette = choosePalette(book, layout);
  const format = formatOf(book, hashOf(`${book.isbn} format`));
  const page = createPage(book, format, palette, motif);
  const { w, h } = format;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${LAYOUTS[layout].draw(page)}</svg>`;
}
