import { plainParagraphs } from './plain-paragraphs.ts';
import { cdata, xmlText } from './xml.ts';

/**
 * A text element around sanitised HTML (textformat 02 of list 34), or around the plain text (06) that says the same; '' for ''.
 *
 * @param lines whether line ends within a paragraph of plain text count
 */
export function richText(name: string, html: string, lines: 'joined' | 'kept' = 'joined'): string {
  if (!html) return '';
  const plain = plainParagraphs(html, lines);
  return plain === undefined
    ? `<${name} textformat="02">${cdata(html)}</${name}>`
    : `<${name} textformat="06">${xmlText(plain)}</${name}>`;
}
