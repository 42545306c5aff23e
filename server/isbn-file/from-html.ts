import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { findIsbns } from './find-isbns.ts';
import { addNumbers, type FoundNumbers, isFull, noNumbers } from './found-numbers.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Not read by people, and full of numbers. Data blocks of search engines (JSON-LD) name the book of the page. */
const unread = new Set(['script', 'style', 'noscript', 'template', 'svg']);
/** Elements that do not end a word: an ISBN may be marked up half in bold. */
const inline = new Set(
  'a abbr b bdi bdo cite code data em i mark s small span strong sub sup u wbr'.split(' '),
);

/** The numbers of a web page, in its order: in what one reads, in links to books and in what is said to machines. */
export function readHtml(html: string): FoundNumbers {
  const found = noNumbers();
  let words = '';
  const settle = () => {
    addNumbers(words, found);
    words = '';
  };
  // Without recursion: pages may be nested deeper than any call stack.
  const waiting: (Node | 'end of block')[] = [parse(html)];
  for (let node = waiting.pop(); node !== undefined && !isFull(found); node = waiting.pop()) {
    if (node === 'end of block') {
      settle();
      continue;
    }
    if (node.nodeName === '#text') {
      words += (node as DefaultTreeAdapterTypes.TextNode).value;
      continue;
    }
    if ('attrs' in node) {
      if (!inline.has(node.nodeName)) {
        settle();
        waiting.push('end of block');
      }
      const isData = node.attrs.some(({ value }) => value === 'application/ld+json');
      if (unread.has(node.nodeName) && !isData) continue;
      for (const isbn of isbnsOfAttributes(node.attrs)) found.isbns.add(isbn);
    }
    if ('childNodes' in node)
      for (let i = node.childNodes.length - 1; i >= 0; i--) waiting.push(node.childNodes[i] as Node);
  }
  settle();
  return found;
}

/** Only 13 digits or what stands where shops put ISBNs: other numbers of ten digits are everywhere in addresses. */
function isbnsOfAttributes(attrs: readonly { name: string; value: string }[]): Set<string> {
  const found = new Set<string>();
  for (const { name, value } of attrs) {
    if (!/^(?:href|content|value|alt|title|data-.+)$/.test(name) || value.length > 10_000) continue;
    for (const [digits] of value.matchAll(/(?<!\d)97[89]\d{10}(?!\d)/g)) findIsbns(digits, found);
    for (const [, digits = ''] of value.matchAll(/(?:isbn|\/dp|\/product)[/=:-](\d{9}[\dX])(?![\dA-Z])/gi)) {
      findIsbns(digits, found);
    }
  }
  return found;
}
