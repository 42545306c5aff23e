import { expect, test } from 'vitest';
import { type DeskTitle, readSeenTitle, readStockForm, seenText } from './stock-form.ts';

const row = { location_id: 1, location: 'Main', condition: 'NEW', on_hand: 2, held: 1, on_order: 0 } as const;
const seen: Pick<DeskTitle, 'stock' | 'prices'> = {
  stock: [row, { ...row, location_id: 2, on_hand: 0 }],
  prices: [
    { condition: 'NEW', price: null },
    { condition: 'USED', price: 700 },
  ],
};
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('sends only what was changed, with what was seen', () => {
  const form = formOf({
    'on_hand 1 NEW': ' 5 ',
    'on_order 1 NEW': '',
    'price NEW': '18.5',
    'price USED': '',
  });
  expect(readStockForm(form, seen)).toEqual({
    problems: {},
    counts: [
      { location_id: 1, condition: 'NEW', on_hand: 5, on_order: 0, seen: { on_hand: 2, on_order: 0 } },
    ],
    prices: [
      { condition: 'NEW', price: 1850, seen: null },
      { condition: 'USED', price: null, seen: 700 },
    ],
  });
});

test('leaves alone what the form does not show, and names what is wrong', () => {
  expect(readStockForm(formOf({}), seen)).toEqual({ problems: {}, counts: [], prices: [] });
  const { problems } = readStockForm(formOf({ 'on_hand 1 NEW': '-1', 'price USED': '7,50' }), seen);
  expect(Object.keys(problems)).toEqual(['on_hand 1 NEW', 'price USED']);
});

test('reads what the form began from, and refuses another text', () => {
  expect(readSeenTitle(seenText({ ...seen }))).toEqual(seen);
  expect(readSeenTitle('{"stock":1}')).toBeUndefined();
  expect(readSeenTitle('')).toBeUndefined();
});
