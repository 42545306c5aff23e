import { normaliseIsbn } from '../../../../contract/isbn.ts';
import type { Relation, TitleRecord } from '../../record.ts';
import { children, code, codes } from './element.ts';
import { identifiersOf } from './identifiers.ts';
import type { Product } from './product.ts';

type Related = NonNullable<TitleRecord['related']>;

/** List 51; all other codes mean just 'related'. */
const RELATIONS: Record<string, Relation> = {
  '01': 'contains',
  '02': 'part_of',
  '03': 'replaces',
  '05': 'replaced_by',
  '06': 'other_format',
  '13': 'other_format',
  '16': 'replaces',
  '17': 'replaced_by',
  '27': 'other_format',
};
const STRONGEST: Relation[] = ['replaced_by', 'replaces', 'contains', 'part_of', 'other_format', 'related'];

/** Elements of ONIX 1 that 2.1 still allows. */
const OLD: [string, Relation][] = [
  ['ReplacesISBN', 'replaces'],
  ['ReplacesEAN13', 'replaces'],
  ['ReplacedByISBN', 'replaced_by'],
  ['ReplacedByEAN13', 'replaced_by'],
  ['AlternativeFormatISBN', 'other_format'],
  ['AlternativeFormatEAN13', 'other_format'],
  ['AlternativeProductISBN', 'related'],
  ['AlternativeProductEAN13', 'related'],
];

/** Other products this one points to, each once under its strongest relation, never the product itself. */
export function relatedOf(product: Product, own: string): Related {
  const found = new Map<string, Relation>();
  const add = (eisbn: string | null | undefined, relation: Relation) => {
    if (!eisbn || eisbn === own) return;
    const known = found.get(eisbn);
    if (!known || STRONGEST.indexOf(relation) < STRONGEST.indexOf(known)) found.set(eisbn, relation);
  };
  for (const element of children(product.related, 'RelatedProduct')) {
    const { eisbn } = identifiersOf(element);
    const relations = [...codes(element, 'ProductRelationCode'), ...codes(element, 'RelationCode')];
    for (const relation of relations.length > 0 ? relations : [''])
      add(eisbn, RELATIONS[relation] ?? 'related');
  }
  if (!product.isOnix3) {
    for (const [name, relation] of OLD) add(normaliseIsbn(code(product.element, name) ?? ''), relation);
  }
  return [...found].map(([eisbn, relation]) => ({ relation, eisbn }));
}
