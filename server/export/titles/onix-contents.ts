import { decodeEntities } from '../../import/rules/clean-text.ts';
import { titleElement } from './onix-parts.ts';
import type { ExportTitle } from './queries.ts';
import { element, textElement } from './xml.ts';

/** `<ContentDetail>`: the chapters, numbered '1', '1.1', '2' as they stand in their list. */
export function onixContents({ content_list }: ExportTitle): string {
  return element(
    'ContentDetail',
    ...chapters(content_list).map(({ number, words }) =>
      element(
        'ContentItem',
        textElement('LevelSequenceNumber', number),
        // Body matter, list 42.
        element('TextItem', textElement('TextItemType', '03')),
        element('TitleDetail', textElement('TitleType', '01'), titleElement('04', words)),
      ),
    ),
  );
}

interface Chapter {
  number: string;
  words: string;
}

/** The items of a nested HTML list. */
function chapters(html: string): Chapter[] {
  const found: Chapter[] = [];
  const counts: number[] = [];
  for (const [, slash, tag, text] of html.matchAll(/<(\/?)([a-z]+)[^>]*>([^<]*)/g)) {
    if (tag === 'ul' || tag === 'ol') {
      if (slash) counts.pop();
      else counts.push(0);
    } else if (tag === 'li' && !slash && counts.length > 0) {
      counts.push((counts.pop() ?? 0) + 1);
      const words = decodeEntities(text ?? '').trim();
      if (words) found.push({ number: counts.join('.'), words });
    }
  }
  return found;
}
