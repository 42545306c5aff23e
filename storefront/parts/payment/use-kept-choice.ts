import { useEffect, useEffectEvent, useState } from 'react';
import type { Input } from '../../../contract/actions.ts';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';
import { inTurn } from '../../in-turn.ts';

type PaymentChoice = Input<'checkout/setPaymentChoice'>['payment_choice'];

/** If several methods are tried in turn, the last is kept (PAY-006). */
const waitMs = 1000;

/**
 * Keeps the payment method that the shopper chooses on the cart, for the next time that the checkout is opened. The cart of
 * the answer is not shown: placing the order says what has changed in it.
 */
export function useKeptChoice(isSending: boolean): { failed: boolean; choose: (choice: string) => void } {
  const [chosen, choose] = useState('');
  const [failed, setFailed] = useState(false);
  const [take] = useState(inTurn);
  const keep = useEffectEvent(async () => {
    // The order says it too, and leaves no cart to keep it.
    if (isSending) return;
    const input = { payment_choice: chosen as PaymentChoice };
    const answer = await take(() => call('checkout/setPaymentChoice', input).catch(failedAnswer));
    // A guest is asked to log in as soon as a card is chosen (PAY-003).
    setFailed(!answer.ok && answer.error_code !== 'payment_login');
  });
  useEffect(() => {
    setFailed(false);
    if (chosen === '') return;
    const timer = setTimeout(() => void keep(), waitMs);
    return () => clearTimeout(timer);
  }, [chosen]);
  return { failed, choose };
}
