import { htmlFromPlain } from '../../import/rules/sanitize.ts';

/**
 * The plain text that an import made these paragraphs of; undefined for other HTML, and where it does not matter. An import
 * puts each paragraph on a line and keeps the spaces of plain text, which reading them as HTML would make single spaces.
 *
 * @param lines whether the reader keeps line ends within a paragraph
 */
export function plainParagraphs(html: string, lines: 'joined' | 'kept'): string | undefined {
  if (!/[\n\r\t]| {2}/.test(html) || !html.startsWith('<p>') || !html.endsWith('</p>')) return undefined;
  const plain = html
    .slice(3, -4)
    .replaceAll('</p>\n<p>', '\n\n')
    .replaceAll('<br />', lines === 'kept' ? '\n' : '<br />')
    .replace(/&(lt|gt|amp);/g, (_, name: string) => CHARACTERS[name] ?? '');
  // What looks like markup in a plain text would be read as such.
  const isRisky = /<|&#?\w+;/.test(plain);
  return !isRisky && htmlFromPlain(plain, lines) === html ? plain : undefined;
}

const CHARACTERS: Record<string, string> = { lt: '<', gt: '>', amp: '&' };
