import { htmlFromPlain, sanitizeHtml, withParagraphs } from '../../rules/sanitize.ts';
import { decodeReferences } from './characters.ts';
import { children, type El } from './element.ts';

/** Tags that tell HTML from plain text, whatever the sender declared. */
const MARKUP =
  /<\/?(?:p|br|b|i|u|em|strong|ul|ol|li|div|span|h[1-6]|a|blockquote|font|table|su[bp])\b[^<>]*>/i;
const ESCAPED_MARKUP = /&lt;\/?(?:p|br|b|i|u|em|strong|ul|ol|li|div|span|h[1-6]|a)\b/i;

/**
 * The content of a text element as sanitised HTML; undefined if nothing is left. The declared text format
 * (list 34) is only a hint: HTML comes as 'default text' and escaped once too often just as well.
 */
export function richText(element: El | undefined, lines: 'joined' | 'kept' = 'joined'): string | undefined {
  if (!element) return undefined;
  if (element.html !== undefined) return sanitizeHtml(withParagraphs(element.html)) || undefined;
  const format = element.attributes?.textformat;
  const declaredHtml = format === '02' || format === '05';
  let text = element.text;
  if (!text.includes('<') && ESCAPED_MARKUP.test(text)) text = decodeReferences(text);
  const isHtml = text.includes('<') && (MARKUP.test(text) || (declaredHtml && /<[a-z/!]/i.test(text)));
  if (isHtml) return sanitizeHtml(withParagraphs(text)) || undefined;
  return htmlFromPlain(decodeReferences(text), lines) || undefined;
}

/** `richText` of the child so named. Of the same text in several languages the English one is shown, else the first. */
export function richTextIn(
  parent: El | undefined,
  name: string,
  lines?: 'joined' | 'kept',
): string | undefined {
  const all = children(parent, name);
  const spoken = all.find((element) => element.attributes?.language === 'eng') ?? all[0];
  return richText(spoken, lines);
}
