import { describe, expect, it } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import type { CardProblem } from './card-change.ts';
import { cardProblem, isAddable } from './card-change.ts';
import { RedeemBox } from './redeem-box.tsx';
import { cardChangeIn, submitCards } from './submit-cards.ts';

const redeems = { store_info: { giftcards_enabled: true } };
const paying = { number: '•••• 5HVA', amount: 1250, balance: 5000, pin: '' };
const withCard = (total: number) => {
  const cart = cartOf([cartItemOf()], { gift_cards: [paying] });
  return { ...cart, summary: { ...cart.summary, total } };
};
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('the box for gift cards without JavaScript', () => {
  it('is there where the store has gift cards, folded until one pays (PAY-001, CHECKOUT-018)', () => {
    const cart = cartOf([cartItemOf()]);
    const html = renderInShop(<RedeemBox cart={cart} refused={undefined} />, redeems);
    expect(html).toContain('Redeem Gift Cards');
    expect(html).toMatch(/<details(?![^>]*open)/);
    // Without scripts nothing would enable it.
    expect(html).not.toMatch(/<button[^>]* disabled/);
    expect(renderInShop(<RedeemBox cart={cart} refused={undefined} />)).not.toContain('Redeem');
  });

  it('shows a card that pays with its balance and what is used of it, and more cards until all is paid', () => {
    const part = renderInShop(<RedeemBox cart={withCard(550)} refused={undefined} />, redeems);
    expect(part).toMatch(/<details[^>]*open/);
    expect(part).toContain('Gift card •••• 5HVA');
    expect(part).toContain('Balance: $50.00');
    expect(part).toMatch(/name="amount"[^>]* value="12.50"/);
    expect(part).toContain('value="card_add"');
    const all = renderInShop(<RedeemBox cart={withCard(0)} refused={undefined} />, redeems);
    expect(all).toContain('Your gift cards cover the whole order.');
    expect(all).not.toContain('value="card_add"');
  });

  it('shows what was refused at its field, with what was typed (GIFTCARD-034)', () => {
    const shown = (refused: Partial<CardProblem> & { typed: string }) =>
      renderInShop(
        <RedeemBox
          cart={withCard(550)}
          refused={{ number: '', field: 'number', sentence: 'No.', clears: false, ...refused }}
        />,
        redeems,
      );
    expect(shown({ typed: 'ABCDE' })).toMatch(/name="gift_card_number"[^>]* value="ABCDE"/);
    expect(shown({ typed: 'ABCDE' })).toMatch(/gift-card-number-error.*No\./s);
    expect(shown({ typed: 'ABCDE', field: 'pin' })).toMatch(/gift-card-pin-error.*No\./s);
    expect(shown({ typed: 'ten', field: 'amount', number: paying.number })).toMatch(
      /name="amount"[^>]* value="ten"/,
    );
  });
});

describe('a form of the box', () => {
  it('is posted to its page, which leads back or says what is wrong', async () => {
    expect(cardChangeIn(formOf({ name: 'Ada' }))).toBeNull();
    const change = cardChangeIn(formOf({ intent: 'card_add', gift_card_number: 'ABCDE', pin: '12' }));
    if (!change) throw new Error('the form is of the box');
    const yes = async () => ({ ok: true, value: { cart: withCard(0) } });
    expect(await submitCards(yes as never, change, '/purchase')).toMatchObject({ path: '/purchase' });
    const no = async () => ({ ok: false, error: 'No.', error_code: 'gift_card_pin' });
    expect(await submitCards(no as never, change, '/purchase')).toEqual({
      cards: { number: '', field: 'pin', sentence: 'No.', clears: false, typed: 'ABCDE' },
      status: 400,
    });
  });

  it('is empty again after a card with nothing on it (GIFTCARD-035)', async () => {
    const change = { intent: 'card_add', number: 'ABCDE', pin: '' } as const;
    const no = async () => ({
      ok: false,
      error: 'This card has a balance of $0',
      error_code: 'gift_card_empty',
    });
    expect(await submitCards(no as never, change, '/purchase')).toMatchObject({
      cards: { sentence: 'This card has a balance of $0', typed: '' },
    });
  });

  it('says what is wrong with an amount at the card it is for (GIFTCARD-031)', () => {
    const change = { intent: 'card_edit', number: paying.number, amount: 'ten' } as const;
    expect(cardProblem(change, { error: 'Amount required.', error_code: 'amount_required' })).toEqual({
      number: paying.number,
      field: 'amount',
      sentence: 'Amount required.',
      clears: false,
    });
  });

  it('can be sent after more than four characters (GIFTCARD-032)', () => {
    expect(['', '1234', '12 34', '12345', 'ABCD E'].map(isAddable)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
