import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const cells = new Set(['td', 'th']);

/** The rows of all tables of a page, one after the other, no more than `most`. */
export function htmlTable(html: string, most: number): string[][] {
  const rows: string[][] = [];
  // Without recursion: pages may be nested deeper than any call stack.
  const waiting: Node[] = [parse(html)];
  for (let node = waiting.pop(); node && rows.length <= most; node = waiting.pop()) {
    if (node.nodeName === 'tr') rows.push([]);
    if (cells.has(node.nodeName)) rows.at(-1)?.push(textOf(node).replace(/\s+/g, ' ').trim());
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return rows.slice(0, most);
}

function textOf(cell: Node): string {
  let text = '';
  const waiting: Node[] = [cell];
  for (let node = waiting.pop(); node && text.length < 1_000; node = waiting.pop()) {
    if (node.nodeName === '#text') text += (node as DefaultTreeAdapterTypes.TextNode).value;
    else if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return text;
}
