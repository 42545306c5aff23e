import type { TitleRecord } from '../../record.ts';
import { htmlFromPlain } from '../../rules/sanitize.ts';
import { children, code, codes, type El, text } from './element.ts';
import type { Product } from './product.ts';
import { richTextIn } from './rich-text.ts';

/** Who mentions a book without being quoted (list 156): how the mention reads when the source gives no words for it. */
const MENTIONS: Record<string, string> = {
  '01': 'Reviewed',
  '03': 'Featured',
  '04': 'Chosen as a community read',
  '05': 'On a list of recommended books',
  '06': 'Discussed',
};

/** Cited content (ONIX 3): reviews, bestseller lists and mentions elsewhere, as reviews with their source. */
export function citationsOf(product: Product): NonNullable<TitleRecord['reviews']> {
  return children(product.collateral, 'CitedContent').flatMap((cited) => {
    const audiences = codes(cited, 'ContentAudience');
    if (audiences.length > 0 && !audiences.some((one) => ['00', '03'].includes(one))) return [];
    const source = text(cited, 'SourceTitle');
    const content = richTextIn(cited, 'CitationNote') ?? mentionOf(cited, source !== undefined);
    return content ? [{ content, ...(source && { source_title: source }) }] : [];
  });
}

function mentionOf(cited: El, hasSource: boolean): string | undefined {
  const list = text(cited, 'ListName');
  const position = code(cited, 'PositionOnList');
  if (list || position) {
    const words = [position && `No. ${position}`, list && (position ? `on ${list}` : list)];
    return htmlFromPlain(words.filter(Boolean).join(' '));
  }
  const words = MENTIONS[code(cited, 'CitedContentType') ?? ''];
  return hasSource && words ? htmlFromPlain(words) : undefined;
}

/** Where the cited pieces can be read or heard, as links of the title. */
export function citedLinksOf(block: El | undefined): { url: string; label?: string }[] {
  return children(block, 'CitedContent').flatMap((cited) => {
    const url = text(cited, 'ResourceLink');
    const source = text(cited, 'SourceTitle');
    return url ? [{ url, ...(source && { label: source }) }] : [];
  });
}
