import type { Handler } from '../context.ts';
import { setPaymentChoice } from './set-payment-choice.ts';

/** The token is not kept: it is for one use, and the client has it. */
export const setCreditCard: Handler<'checkout/setCreditCard'> = async (ctx, { encrypted_cc_info }) => ({
  ...(await setPaymentChoice(ctx, { payment_choice: 'credit_card' })),
  cc_info: encrypted_cc_info,
});
