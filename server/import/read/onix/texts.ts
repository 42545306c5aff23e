import type { TitleRecord } from '../../record.ts';
import { plainText } from '../../rules/plain-summary.ts';
import { citationsOf } from './citations.ts';
import { contributorsOf } from './contributors.ts';
import { children, code, type El, text } from './element.ts';
import { isForShoppers } from './for-shoppers.ts';
import type { Product } from './product.ts';
import { richText, richTextIn } from './rich-text.ts';

type Use = 'description' | 'short' | 'contents' | 'excerpt' | 'bio' | 'review' | 'comment';

/** Text types to what a shop shows, best first: ONIX 3 (list 153) and ONIX 2.1 (list 33) number differently. */
const USES_3: Record<Use, string[]> = {
  description: ['03', '05', '27', '23', '30'],
  short: ['02', '10'],
  contents: ['04', '32'],
  excerpt: ['14'],
  bio: ['12'],
  review: ['06', '07', '08', '09'],
  comment: [],
};
const USES_2: Record<Use, string[]> = {
  description: ['01', '03', '12', '18', '17', '35'],
  short: ['02', '09'],
  contents: ['04'],
  excerpt: ['23', '24'],
  bio: ['13'],
  review: ['05', '06', '07', '08', '10', '30'],
  comment: ['11'],
};

export type Texts = Pick<
  TitleRecord,
  'description' | 'short_description' | 'table_of_contents' | 'excerpt' | 'bio' | 'reviews' | 'comments'
>;

/** All texts, sanitised. Texts for the trade only are left out. */
export function textsOf(product: Product): Texts {
  const uses = product.isOnix3 ? USES_3 : USES_2;
  const composites = product.isOnix3
    ? children(product.collateral, 'TextContent').filter(isForShoppers)
    : children(product.element, 'OtherText');
  const typeOf = (element: El) => code(element, 'TextType') ?? code(element, 'TextTypeCode') ?? '';
  const all = (use: Use) => composites.filter((element) => uses[use].includes(typeOf(element)));
  const best = (use: Use) => {
    for (const type of uses[use])
      for (const element of composites) {
        if (typeOf(element) !== type) continue;
        const html = richTextIn(element, 'Text', use === 'contents' ? 'kept' : 'joined');
        if (html) return html;
      }
    return undefined;
  };
  const older = (name: string) => (product.isOnix3 ? undefined : richTextIn(product.element, name));
  const reviews = [
    ...all('review').flatMap(reviewOf),
    ...(product.isOnix3 ? [] : children(product.element, 'ReviewQuote')).flatMap((quote) => {
      const content = richText(quote);
      return content ? [{ content }] : [];
    }),
    ...citationsOf(product),
  ];
  return {
    description: best('description') ?? older('MainDescription'),
    short_description: best('short') ?? older('Annotation'),
    table_of_contents: best('contents'),
    excerpt: best('excerpt'),
    bio: all('bio').flatMap((element) => richTextIn(element, 'Text') ?? []),
    reviews,
    comments: all('comment').flatMap((element) => commentOf(element, product)),
  };
}

function reviewOf(element: El): NonNullable<TitleRecord['reviews']> {
  const content = richTextIn(element, 'Text');
  if (!content) return [];
  const author = text(element, 'TextAuthor') ?? text(element, 'TextSourceCorporate');
  const source = text(element, 'SourceTitle') ?? text(element, 'TextSourceTitle');
  return [{ content, ...(author && { author }), ...(source && { source_title: source }) }];
}

/** The author's own words (list 33, 11); whose they are is known from the text or from the record. */
function commentOf(element: El, product: Product): NonNullable<TitleRecord['comments']> {
  const html = richTextIn(element, 'Text');
  const author = text(element, 'TextAuthor') ?? contributorsOf(product.descriptive)?.[0]?.name;
  const words = html && plainText(html);
  return words && author ? [{ author, text: words }] : [];
}
