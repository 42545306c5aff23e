import type { Checked } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { storedRow } from '../cart/cart.ts';
import type { Context, TwoSteps } from '../context.ts';
import { submittedAs, waitingOrder } from '../payment/waiting-payment.ts';
import { askedDelivery } from './delivery.ts';
import { finishPayment } from './finish-payment.ts';

/**
 * As `checkout/finishPayment`, for a client that holds PayPal's number of the order and the cart that it is for. The order was
 * placed with the fields that checkout/submit got: nothing is paid for a client that means another one by now.
 */
export const paypalSuccess: TwoSteps<'checkout/paypalSuccess'> = {
  async before(ctx, { order_id, ...fields }) {
    const cart = await storedRow(ctx);
    const order = cart && (await waitingOrder(ctx, cart.id));
    const step = order?.payment?.step;
    if (!order || step?.kind !== 'script' || step.handle !== order_id)
      throw refuse('not_found', m.payment_not_found());
    const { order_number, order_key } = order;
    await checkAsPlaced(ctx, order_number, fields);
    return finishPayment.before(ctx, { order_number, order_key });
  },
};

async function checkAsPlaced(
  ctx: Context,
  orderNumber: string,
  { delivery_preference, custom, ...fields }: Omit<Checked<'checkout/paypalSuccess'>, 'order_id'>,
): Promise<void> {
  const placed = await submittedAs(ctx, orderNumber);
  const said = {
    ...fields,
    delivery_preference: delivery_preference && askedDelivery({ delivery_preference, custom }),
  };
  const differs =
    placed &&
    Object.entries(placed).some(([name, value]) => {
      const now = said[name as keyof typeof placed];
      return now !== undefined && now !== value;
    });
  if (differs) throw refuse('cart_changed', m.refusal_cart_changed());
}
