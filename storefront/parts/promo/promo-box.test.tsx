import { describe, expect, it } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { takesCodes } from '../../../test/promoting-shop.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { CartView } from '../cart/cart-view.tsx';
import { SummaryLines } from '../cart/summary-lines.tsx';
import { PromoBox } from './promo-box.tsx';
import { promoChangeIn, submitPromo } from './submit-promo.ts';

const shown = (promo_code: { code: string; problem: string }, refused?: { code: string; sentence: string }) =>
  renderInShop(
    <PromoBox cart={cartOf([cartItemOf()], { promo_code })} action="/checkout/cart" refused={refused} />,
    takesCodes,
  );
const none = { code: '', problem: '' };

describe('the promo box without JavaScript', () => {
  it('is there where the store takes codes (CART-035, PROMO-003)', () => {
    const cart = <CartView cart={cartOf([cartItemOf()])} loggedIn={false} locationId={null} />;
    expect(renderInShop(cart, takesCodes)).toContain('value="promo_add"');
    expect(renderInShop(cart)).not.toContain('promo_add');
    const quoted = (in_effect: boolean) =>
      renderInShop(
        <PromoBox
          cart={cartOf([cartItemOf()], { quote: { order_number: '100001', in_effect } })}
          action="/checkout/cart"
          refused={undefined}
        />,
        takesCodes,
      );
    expect(quoted(true)).not.toContain('promo_add');
    expect(quoted(false)).toContain('promo_add');
  });

  it('shows what was typed, and below it why it was refused (PROMO-005)', () => {
    const html = shown(none, { code: 'SUNN', sentence: 'We don’t know the promo code SUNN.' });
    expect(html).toMatch(/<input[^>]* value="SUNN"/);
    expect(html).toMatch(/promo-code-error.*We don’t know the promo code SUNN\./s);
  });

  it('shows the code that is applied, or why it takes nothing off, with a way to remove it (PROMO-004)', () => {
    const applied = shown({ code: 'SUN10', problem: '' });
    expect(applied).toContain('Promo code SUN10 applied.');
    expect(applied).toContain('value="promo_remove"');
    expect(applied).not.toContain('promo_add');
    const ended = shown({ code: 'SUN10', problem: 'The promo code SUN10 has expired.' });
    expect(ended).toContain('The promo code SUN10 has expired.');
    expect(ended).not.toContain('applied.');
  });

  it('posts to its page, which leads back or says what is wrong', async () => {
    const form = new FormData();
    expect(promoChangeIn(form)).toBeNull();
    form.set('intent', 'promo_add');
    form.set('code', 'SUNN');
    const change = promoChangeIn(form);
    if (!change) throw new Error('the form is of the box');
    const cart = cartOf([cartItemOf()]);
    const yes = async () => ({ ok: true, value: { cart } });
    expect(await submitPromo(yes as never, change, '/purchase')).toMatchObject({ path: '/purchase' });
    const no = async () => ({ ok: false, error: 'No.', error_code: 'promo_unknown' });
    expect(await submitPromo(no as never, change, '/purchase')).toEqual({
      promo: { code: 'SUNN', sentence: 'No.' },
      status: 400,
    });
  });
});

it('lists discounts before the subtotal, and free shipping after shipping (PROMO-002)', () => {
  const promotion = { automatic: false, expiry_date: null };
  const promo_codes = [
    { ...promotion, code: 'POST', type: 'freeship', description: 'On the house', amount: 0 },
    { ...promotion, code: 'SUN10', type: 'percent', description: 'Summer sale', amount: 200 },
  ];
  const { summary } = cartOf([cartItemOf()]);
  const totals = {
    ...summary,
    original_price: 2500,
    discounts: 700,
    promo_codes,
    subtotal: 1800,
    shipping: 400,
  };
  const html = renderInShop(<SummaryLines totals={totals} currency="USD" />);
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toMatch(
    /\$25\.00 Discounts [-−]\$5\.00 Summer sale \(SUN10\) [-−]\$2\.00 Subtotal \$18\.00 Shipping \$4\.00 On the house \(POST\) Free/,
  );
});
