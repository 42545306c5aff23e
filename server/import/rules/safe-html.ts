import { decodeEntities } from './clean-text.ts';
import { htmlFromPlain, sanitizeHtml, withParagraphs } from './sanitize.ts';

/** Safe HTML of a text that may be plain or HTML; `lines`: whether the lines of a plain text stay or are one paragraph. */
export const safeHtml = (text: string, lines: 'joined' | 'kept'): string =>
  looksLikeHtml(text) ? sanitizeHtml(withParagraphs(text)) : htmlFromPlain(decodeEntities(text), lines);

function looksLikeHtml(text: string): boolean {
  return /<\/?(p|br|b|i|em|strong|div|span|ul|ol|li|h[1-6]|a|u|font|blockquote|script|style|img|table)\b[^>]*>/i.test(
    text,
  );
}
