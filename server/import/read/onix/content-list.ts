import { sanitizeHtml } from '../../rules/sanitize.ts';
import { contributorsOf } from './contributors.ts';
import { children, code, type El, text } from './element.ts';
import { titleOfItem } from './titles.ts';

interface Chapter {
  words: string;
  /** 1 = a part or chapter of the book, 2 = below it … */
  depth: number;
}

/** The contents of a book as a nested list, from its content items (ONIX 3 block 3); undefined when it has none. */
export function contentListOf(block: El | undefined): string | undefined {
  const chapters = inOrder(children(block, 'ContentItem')).flatMap((item): Chapter[] => {
    const words = wordsOf(item);
    const levels = code(item, 'LevelSequenceNumber')?.split('.').length ?? 1;
    return words ? [{ words, depth: Math.min(levels, 5) }] : [];
  });
  return chapters.length > 0 ? sanitizeHtml(nested(chapters)) : undefined;
}

/** By LevelSequenceNumber ('2.10' after '2.9'); items without one keep their place. */
function inOrder(items: El[]): El[] {
  const position = (item: El) => code(item, 'LevelSequenceNumber')?.split('.').map(Number) ?? [];
  if (items.some((item) => position(item).length === 0)) return items;
  return items.toSorted((one, other) => {
    const [a, b] = [position(one), position(other)];
    const at = a.findIndex((n, i) => n !== b[i]);
    return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
  });
}

/** 'Chapter 1: The Tide', and for collected pieces who wrote them. */
function wordsOf(item: El): string {
  const component = [text(item, 'ComponentTypeName'), text(item, 'ComponentNumber')]
    .filter(Boolean)
    .join(' ');
  const heading = [component, titleOfItem(item)].filter(Boolean).join(': ');
  const names =
    children(item, 'Contributor').length > 0 ? (contributorsOf(item) ?? []).map((c) => c.name) : [];
  return [heading, [...new Set(names)].join(', ')].filter(Boolean).join(', ');
}

function nested(chapters: readonly Chapter[]): string {
  let html = '';
  let depth = 0;
  for (const { words, depth: wanted } of chapters) {
    if (wanted > depth) {
      // A level that is left out opens one list only.
      html += '<ul>';
      depth += 1;
    } else {
      html += '</li>';
      for (; depth > wanted; depth--) html += '</ul></li>';
    }
    html += `<li>${escaped(words)}`;
  }
  return `${html}${'</li></ul>'.repeat(depth)}`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
