import type { TitleRecord } from '../../record.ts';
import { cleanBlock, decodeEntities, truncate } from '../../rules/clean-text.ts';
import { htmlFromPlain, sanitizeHtml, withParagraphs } from '../../rules/sanitize.ts';
import type { Field } from './field.ts';
import type { Row } from './row.ts';

const MAX_CHARS = 100_000;

/** The longer texts of a row as safe HTML. */
export function rowTexts(row: Row): Partial<TitleRecord> {
  const bio = richText(row, 'bio');
  return {
    description: richText(row, 'description'),
    short_description: richText(row, 'short_description'),
    table_of_contents: richText(row, 'table_of_contents', 'kept'),
    excerpt: richText(row, 'excerpt'),
    bio: bio === undefined ? undefined : [bio],
  };
}

function richText(row: Row, field: Field, lines: 'joined' | 'kept' = 'joined'): string | undefined {
  const raw = row.raw(field);
  if (raw === undefined) return undefined;
  const text = cleanBlock(raw);
  if (text.length > MAX_CHARS)
    row.warnings.push(`The ${field} was longer than 100,000 characters and was cut.`);
  const cut = truncate(text, MAX_CHARS);
  const html = looksLikeHtml(cut)
    ? sanitizeHtml(withParagraphs(cut))
    : htmlFromPlain(decodeEntities(cut), lines);
  return html || undefined;
}

function looksLikeHtml(text: string): boolean {
  return /<\/?(p|br|b|i|em|strong|div|span|ul|ol|li|h[1-6]|a|u|font|blockquote|script|style|img|table)\b[^>]*>/i.test(
    text,
  );
}
