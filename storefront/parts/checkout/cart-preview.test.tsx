import { expect, it } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { CartPreview } from './cart-preview.tsx';

const preview = (count: number) => {
  const items = Array.from({ length: count }, (_, i) =>
    cartItemOf({
      line: { quantity: 2, sold_price: 1350 },
      title: { title: `Salt Roads ${i + 1}`, subtitle: 'A walk', binding: 'Hardcover' },
      offer: { discount: 25 },
    }),
  );
  return renderInShop(<CartPreview items={cartOf(items).items} />);
};

it('shows cover, title, subtitle, binding, quantity times price, and discount (CHECKOUT-021)', () => {
  const html = preview(1);
  expect(html).toMatch(/<img|<svg/);
  const text = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
  expect(text).toContain('|Salt Roads 1|A walk|Hardcover|2 × $13.50|−25%|');
});

it('shows from, to, recipient and message of an emailed gift card (CHECKOUT-022)', () => {
  const gift_card_info = {
    personalize: true,
    from: 'Ada',
    to: 'Jo',
    recipient_email: 'jo@example.org',
    message: 'For the long evenings.',
    send_date: '',
    emailed: true,
  };
  const cart_notes = { giftcard_price: 2500, gift_card_info };
  const { items } = cartOf([cartItemOf({ line: { is_giftcard: true, cart_notes } })]);
  const words = renderInShop(<CartPreview items={items} />)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
  for (const told of [
    '|From|Ada|',
    '|To|Jo|',
    '|Emailed to|jo@example.org|',
    '|Message|For the long evenings.|',
  ])
    expect(words).toContain(told);
});

it('shows three rows at a time (CHECKOUT-020)', () => {
  expect(preview(3).match(/Salt Roads \d/g)).toHaveLength(3);
  expect(preview(3)).not.toContain('1–3 of 3');
  const html = preview(7);
  expect(html.match(/<p[^>]*>Salt Roads \d/g)).toHaveLength(3);
  expect(html.replace(/<[^>]+>/g, '')).toContain('1–3 of 7');
});
