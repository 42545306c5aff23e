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

test('names have 50 characters, the message 100 with a counter, and the number of cards four digits (CART-022, GIFTCARD-012, GIFTCARD-013)', () => {
  const values = { ...emptyCard, message: 'For the long evenings.' };
  const html = renderInShop(<CardFields emailed={false} values={values} problems={{}} />);
  const longest = Object.fromEntries(
    [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([field]) => [
      /name="(\w+)"/.exec(field)?.[1],
      /maxLength="(\d+)"/i.exec(field)?.[1],
    ]),
  );
  expect(longest).toMatchObject({ to: '50', from: '50', message: '100', quantity: '4' });
  expect(html).toContain('22 / 100');
});
