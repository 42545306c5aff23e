import type { Checked } from '../../contract/actions.ts';
import { answerField } from '../../contract/answer-field.ts';
import { deliveryTypes } from '../../contract/checkout.ts';
import { checkoutFormFor } from '../../contract/checkout-form.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { lockedRow, openCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { communicationOf } from './consent.ts';
import { saveExtras } from './draft-queries.ts';
import { checkGuest } from './guest-rules.ts';

type Extras = Checked<'checkout/setExtras'>;

/** The order itself is checked when it is placed: consent and required answers may still be missing. */
export const setExtras: Handler<'checkout/setExtras'> = async (ctx, input) => {
  checkGuest(ctx);
  communicationOf(ctx.store.settings, { ...input, text_consent: true });
  const row = await lockedRow(ctx);
  const extras = {
    contact: contactOf(input),
    custom: customOf(ctx.store.settings, row.delivery_preference, input),
  };
  const open = await openCart(ctx, { ...row, extras });
  checkNotEmpty(open);
  await saveExtras(ctx.q, row.id, extras);
  return { cart: open.cart, checksum: open.cart.checksum };
};

const contactOf = (input: Extras) => ({
  name: input.name ?? '',
  email: input.email ?? '',
  phone: input.phone ?? '',
  preferred_communication: input.preferred_communication ?? '',
  promo_code: input.promo_code ?? '',
  instructions: input.instructions ?? '',
});

/** Far above what a field takes: shoppers see again what they have to cut. */
const mostOfAnAnswer = 6000;

/** Answers to questions that the shop does not ask are dropped. */
function customOf({ checkout_info }: SiteSettings, delivery: string, input: Extras): Record<string, string> {
  const type = deliveryTypes.find((known) => known === delivery);
  const form = type && checkoutFormFor(checkout_info.custom_forms, type);
  const custom: Record<string, string> = {};
  for (const { id } of form?.elements ?? []) {
    const sent = input[answerField(id)];
    const answer = sent === true ? 'on' : sent;
    if (typeof answer === 'string' && answer !== '')
      custom[answerField(id)] = answer.slice(0, mostOfAnAnswer);
  }
  return custom;
}
