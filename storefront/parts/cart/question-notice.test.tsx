import { expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import type { AddCopies } from './cart-change.ts';
import { QuestionNotice } from './question-notice.tsx';

const change: AddCopies = { intent: 'add', eisbn: '9780000000002', condition: 'USED', quantity: 5 };

/** The fields of each form. */
const formsIn = (html: string) =>
  html
    .split('<form')
    .slice(1)
    .map((form) =>
      Object.fromEntries(
        [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((m) => [m[1], m[2]]),
      ),
    );

it('asks in the words of the dialog, and posts what each answer stands for', () => {
  const question = {
    kind: 'shortage' as const,
    change: { ...change, gift_registry_id: 4 },
    onhand: 3,
    left: 2,
    isExtraOrderable: true,
  };
  const html = renderInShop(<QuestionNotice question={question} title="Salt Roads" />);
  expect(html.replace(/<[^>]+>/g, '')).toContain(
    'You asked for 5 copies of Salt Roads. 1 is already in your cart. We can order the others for you.',
  );
  const fields = {
    intent: 'add',
    eisbn: '9780000000002',
    condition: 'USED',
    gift_registry_id: '4',
    large_print_confirmed: '1',
  };
  expect(formsIn(html)).toEqual([
    { ...fields, quantity: '2' },
    { ...fields, quantity: '5', order_rest: '1' },
  ]);
});

it('asks how many where no number was typed', () => {
  const html = renderInShop(<QuestionNotice question={{ kind: 'quantity', change }} title="Salt Roads" />);
  expect(html).toContain('name="quantity"');
  expect(formsIn(html)).toEqual([{ intent: 'add', eisbn: '9780000000002', condition: 'USED' }]);
});
