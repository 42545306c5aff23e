import { readFileSync } from 'node:fs';
import type { Binding, TitleFacts } from '../demo/catalogue/facts.ts';

/** ISBN, title, main author, series, number, binding, year, and which work it is: facts alone. */
type Row = [string, string, string, string, string, string, string, string];

/**
 * Real titles that the demo shops do not sell, with the work of each named by hand: volumes of light novels in all their
 * formats, and boxed sets, comics and numbered parts that share title and author with other books.
 */
export function worksSample(): TitleFacts[] {
  const rows = JSON.parse(readFileSync(new URL('./works-sample.json', import.meta.url), 'utf8')) as Row[];
  return rows.map(([isbn, title, author, series, number, binding, year, work]) => ({
    isbn,
    title,
    authors: [{ name: author, inverted: inverted(author) }],
    ...(series && { series }),
    ...(number && { series_number: number }),
    publisher: '',
    date: year,
    binding: binding as Binding,
    language: 'eng',
    subjects: ['FB'],
    audience: 'General',
    price_usd: 1000,
    price_cad: 1300,
    work,
    rank: 1,
    stock: 'none',
    description: '',
  }));
}

function inverted(name: string): string {
  const words = name.split(' ');
  const surname = words.pop() ?? '';
  return words.length > 0 ? `${surname}, ${words.join(' ')}` : surname;
}
