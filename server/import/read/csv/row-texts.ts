import type { TitleRecord } from '../../record.ts';
import { cleanBlock, truncate } from '../../rules/clean-text.ts';
import { safeHtml } from '../../rules/safe-html.ts';
import type { Field } from './field.ts';
import type { Row } from './row.ts';

const MAX_CHARS = 100_000;

/** The longer texts of a row as safe HTML. */
export function rowTexts(row: Row): Partial<TitleRecord> {
  const bio = rowText(row, 'bio');
  return {
    description: rowText(row, 'description'),
    short_description: rowText(row, 'short_description'),
    table_of_contents: rowText(row, 'table_of_contents', 'kept'),
    excerpt: rowText(row, 'excerpt'),
    bio: bio === undefined ? undefined : [bio],
  };
}

function rowText(row: Row, field: Field, lines: 'joined' | 'kept' = 'joined'): string | undefined {
  const raw = row.raw(field);
  if (raw === undefined) return undefined;
  const text = cleanBlock(raw);
  if (text.length > MAX_CHARS)
    row.warnings.push(`The ${field} was longer than 100,000 characters and was cut.`);
  return safeHtml(truncate(text, MAX_CHARS), lines) || undefined;
}
