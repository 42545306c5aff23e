import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { readCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { knownAs, providerOf } from '../payment/provider-of.ts';
import { waitingPayment } from '../payment/waiting-payment.ts';
import { PaymentNotSent } from '../providers/payment/payment.ts';

export const getPaymentForm: Handler<'checkout/getPaymentForm'> = async (ctx, input) => {
  const waiting = input.order_number
    ? await waitingPayment(ctx, { order_number: input.order_number, order_key: input.order_key ?? '' })
    : null;
  // A store may have changed its provider since.
  const name = waiting?.provider ?? providerOf(ctx.store, knownAs(ctx.store, input.payment_choice));
  if (!name) return { form: null, step: null };
  const provider = await ctx.shop.payments.open(ctx.store, name).catch(unavailable);
  const amount = waiting?.amount ?? (await readCart(ctx)).cart.summary.total;
  const { scriptUrl, ...form } = provider.form({
    amount,
    currency: ctx.store.currency,
    language: ctx.store.settings.store_info.language,
    shopOrigin: ctx.store.origin,
  });
  const publicKey = (await provider.formKey?.().catch(unavailable)) ?? form.publicKey;
  const { script, frame, connect } = form.sources;
  return {
    step: waiting?.step ?? null,
    form: {
      ...form,
      publicKey,
      scriptUrl,
      values: { ...form.values },
      sources: { script: [...script], frame: [...frame], connect: [...connect] },
    },
  };
};

function unavailable(e: unknown): never {
  throw e instanceof PaymentNotSent ? refuse('payment_unavailable', m.refusal_payment_unavailable()) : e;
}
