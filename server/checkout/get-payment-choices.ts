import { readCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { paymentChoices } from './payment-choices.ts';

export const getPaymentChoices: Handler<'checkout/getPaymentChoices'> = async (ctx) =>
  paymentChoices(ctx.store, await readCart(ctx));
