import type PDFDocument from 'pdfkit';
import { type Face, runsOf } from './faces.ts';

export type Doc = InstanceType<typeof PDFDocument>;

export interface Look {
  face: Face;
  size: number;
  color?: string;
  /** Of the text in its width. */
  align?: 'left' | 'center' | 'right';
}

/** Height of a line, relative to the font size. */
const leading = 1.32;

export type Typesetter = ReturnType<typeof typesetter>;

/** Sets text in the shop's typefaces, each letter in a file that has it. Lengths are points, from the top left of the page. */
export function typesetter(doc: Doc) {
  const registered = new Set<string>();
  const widths = new Map<string, number>();

  function use({ name, bytes }: { name: string; bytes: Buffer }, size: number): Doc {
    if (!registered.has(name)) {
      doc.registerFont(name, bytes);
      registered.add(name);
    }
    return doc.font(name).fontSize(size);
  }

  function widthOf(text: string, { face, size }: Look): number {
    const key = `${face} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    const width = runsOf(text, face).reduce(
      (sum, run) => sum + use(run.file, 1000).widthOfString(run.text),
      0,
    );
    // The words of a long list are many; those of its last pages come again.
    if (widths.size > 20_000) widths.clear();
    widths.set(key, width / 1000);
    return (width / 1000) * size;
  }

  /** The text in lines of a width, the last one with '…' where there is more. */
  function linesOf(text: string, look: Look, width: number, most: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(longer, look) <= width) {
        line = longer;
        continue;
      }
      if (lines.length === most - 1) return [...lines, cut(longer, look, width)];
      if (line) lines.push(line);
      line = widthOf(word, look) <= width ? word : cut(word, look, width);
    }
    return line ? [...lines, line] : lines;
  }

  function cut(text: string, look: Look, width: number): string {
    let letters = [...text];
    while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, look) > width)
      letters = letters.slice(0, Math.floor(letters.length * 0.95));
    return `${letters.join('').trimEnd()}…`;
  }

  return {
    widthOf,
    /** Returns the height that the text takes. */
    text(text: string, look: Look, x: number, y: number, width: number, mostLines = 1): number {
      const lines = linesOf(text, look, width, mostLines);
      const { align = 'left', size, color = ink } = look;
      for (const [i, line] of lines.entries()) {
        const room = width - widthOf(line, look);
        let at = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
        for (const run of runsOf(line, look.face)) {
          use(run.file, size)
            .fillColor(color)
            .text(run.text, at, y + i * size * leading, { lineBreak: false });
          at += doc.widthOfString(run.text);
        }
      }
      return lines.length * size * leading;
    },
  };
}

export const ink = '#22211f';
export const soft = '#6a6660';
export const hairline = '#d5d0c7';
