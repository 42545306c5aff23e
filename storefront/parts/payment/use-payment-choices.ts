import { useEffect, useRef, useState } from 'react';
import type { Output } from '../../../contract/actions.ts';
import type { Cart } from '../../../contract/cart.ts';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';

export type OfferedPayments = Output<'checkout/getPaymentChoices'>;

/** The payment methods by delivery; null where asking for them failed (PAY-038). */
export type LoadedPayments = OfferedPayments | null;

/** The payment methods of a cart, loaded again when its subtotal changes, or what gift cards pay of it (PAY-013). */
export function usePaymentChoices(
  loaded: LoadedPayments,
  { summary }: Pick<Cart, 'summary'>,
): LoadedPayments {
  const [payments, setPayments] = useState(loaded);
  const basis = `${summary.subtotal} ${summary.total_gift_card_amount_used}`;
  const asked = useRef(basis);

  useEffect(() => setPayments(loaded), [loaded]);
  useEffect(() => {
    if (asked.current === basis) return;
    asked.current = basis;
    void call('checkout/getPaymentChoices', {})
      .catch(failedAnswer)
      .then((answer) => {
        // The cart may have changed again meanwhile.
        if (asked.current === basis) setPayments(answer.ok ? answer.value : null);
      });
  }, [basis]);
  return payments;
}
