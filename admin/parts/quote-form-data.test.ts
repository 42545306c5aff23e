import { expect, test } from 'vitest';
import { readQuoteForm } from './quote-form-data.ts';

const lines = [
  { position: 1, price: 1800 },
  { position: 2, price: 999 },
] as Parameters<typeof readQuoteForm>[1]['lines'];
const read = (search: string) => readQuoteForm(new URLSearchParams(search) as unknown as FormData, { lines });
const good = 'price_1=15&price_2=9.99&shipping=&valid_until=2027-01-31&note=For+your+school';

test('sends prices that were changed, and no shipping where the checkout computes it', () => {
  expect(read(good)).toEqual({
    answer: {
      prices: [{ position: 1, price: 1500 }],
      valid_until: '2027-01-31',
      note: 'For your school',
    },
  });
  expect(read(good.replace('shipping=', 'shipping=0'))).toMatchObject({ answer: { shipping: 0 } });
});

test('names each field that is wrong', () => {
  expect(read('price_1=&price_2=free&shipping=a+lot&valid_until=soon')).toEqual({
    problems: {
      price_1: 'Enter an amount, such as 12.50.',
      price_2: 'Enter an amount, such as 12.50.',
      shipping: 'Enter an amount, such as 12.50.',
      valid_until: 'Choose the last day on which the quote can be ordered.',
    },
  });
});
