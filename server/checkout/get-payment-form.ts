import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { readCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { providerOf } from '../payment/provider-of.ts';
import { PaymentNotSent } from '../providers/payment/payment.ts';

export const getPaymentForm: Handler<'checkout/getPaymentForm'> = async (ctx, { payment_choice }) => {
  const name = providerOf(ctx.store, payment_choice);
  if (!name) return { form: null };
  const provider = await ctx.shop.payments.open(ctx.store, name).catch((e: unknown) => {
    throw e instanceof PaymentNotSent ? refuse('payment_unavailable', m.refusal_payment_unavailable()) : e;
  });
  const { cart } = await readCart(ctx);
  const { scriptUrl, ...form } = provider.form({
    amount: cart.summary.total,
    currency: ctx.store.currency,
    language: ctx.store.settings.store_info.language,
    shopOrigin: ctx.store.origin,
  });
  const { script, frame, connect } = form.sources;
  return {
    form: {
      ...form,
      scriptUrl,
      values: { ...form.values },
      sources: { script: [...script], frame: [...frame], connect: [...connect] },
    },
  };
};
