import type { TitleRecord } from '../../record.ts';
import { children, type El, positive } from './element.ts';
import { identifiersOf } from './identifiers.ts';
import type { Product } from './product.ts';

/** The books of a set or pack: ProductPart (ONIX 3), ContainedItem (2.1). Parts without an ISBN cannot be shown. */
export function partsOf(product: Product, own: string): NonNullable<TitleRecord['parts']> {
  const elements = product.isOnix3
    ? children(product.descriptive, 'ProductPart')
    : children(product.element, 'ContainedItem');
  const parts = new Map<string, number>();
  for (const element of elements) {
    const { eisbn } = identifiersOf(element);
    if (eisbn && eisbn !== own) parts.set(eisbn, (parts.get(eisbn) ?? 0) + copiesOf(element));
  }
  return [...parts].map(([eisbn, copies]) => ({ eisbn, copies }));
}

function copiesOf(part: El): number {
  const copies =
    positive(part, 'NumberOfCopies') ??
    positive(part, 'NumberOfItemsOfThisForm') ??
    positive(part, 'ItemQuantity') ??
    1;
  return Math.min(10_000, Math.max(1, Math.round(copies)));
}
