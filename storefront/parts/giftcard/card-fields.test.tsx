import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { CardFields } from './card-fields.tsx';
import { emptyCard } from './card-values.ts';

const names = (emailed: boolean) => {
  const html = renderInShop(<CardFields emailed={emailed} values={emptyCard} problems={{}} />);
  return [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
};

test('a gift card has an amount, a number of cards and what is written on it, and a recipient where it is mailed (ENTITY-035)', () => {
  const fields = ['amount', 'quantity', 'personalize', 'to', 'from', 'message'];
  expect(names(false)).toEqual(fields);
  expect(names(true)).toEqual(expect.arrayContaining([...fields, 'recipient_email']));
});
