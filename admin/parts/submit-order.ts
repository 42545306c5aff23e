import { storePaymentMethods } from '../../contract/admin/store-payment.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Done, NotDone, SubmitArgs } from '../desk-submit.ts';
import { refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { readCarrier } from './carrier-field.tsx';
import { chosenCopies } from './chosen-copies.ts';
import { refusedProof } from './proof-field.tsx';

type Step = 'ready' | 'ship' | 'collect';

/** The forms of an order's page, told apart by their `intent`. */
export async function submitOrder({ api, form, params }: SubmitArgs): Promise<Done | NotDone> {
  const order_number = params.number ?? '';
  const intent = textOf(form, 'intent');
  switch (intent) {
    case 'note': {
      const body = textOf(form, 'body');
      const answer = await api('order/addNote', { order_number, body });
      return answer.ok ? { done: 'note' } : { ...refusedAs(answer), form: intent, typed: { body } };
    }
    case 'mail': {
      const answer = await api('order/sendMailAgain', { order_number, mail_id: textOf(form, 'mail') });
      return answer.ok ? { done: 'mail' } : { ...refusedAs(answer), form: intent };
    }
    case 'paid':
    case 'take_back':
      return changePayment({ api, form }, order_number, intent);
    case 'retry':
      return retryRefund({ api, form }, order_number);
    default:
      return takeStep(
        { api, form },
        order_number,
        intent === 'ship' || intent === 'collect' ? intent : 'ready',
      );
  }
}

async function takeStep(
  { api, form }: Pick<SubmitArgs, 'api' | 'form'>,
  order_number: string,
  step: Step,
): Promise<Done | NotDone> {
  const lines = step === 'ship' ? chosenCopies(form) : null;
  if (lines?.length === 0) return { sentence: m.deskorder_copies_none(), form: step };
  const paid = methodOf(form) ?? '';
  const answer = await api('order/takeStep', {
    order_number,
    step,
    version: textOf(form, 'version'),
    arrived: form.has('arrived'),
    carrier: readCarrier(form),
    tracking: textOf(form, 'tracking'),
    lines: lines ?? [],
    paid,
  });
  if (!answer.ok) {
    const fields = [...form].map(([name, value]) => [name, String(value)]);
    return { ...refusedAs(answer), form: step, typed: Object.fromEntries(fields) };
  }
  const { status, mailed } = answer.value;
  if (step === 'ready') return { done: mailed ? 'ready' : 'ready_call' };
  if (step === 'collect') return { done: paid ? 'collected_paid' : 'collected' };
  return { done: status === 'partly_shipped' ? 'part_shipped' : 'shipped' };
}

const methodOf = (form: FormData) => storePaymentMethods.find((one) => one === textOf(form, 'method'));

/** Of money at the counter. */
async function changePayment(
  { api, form }: Pick<SubmitArgs, 'api' | 'form'>,
  order_number: string,
  intent: 'paid' | 'take_back',
): Promise<Done | NotDone> {
  const of = { order_number, version: textOf(form, 'version') };
  if (intent === 'take_back') {
    const answer = await api('order/takeBackPayment', { ...of, payment_id: textOf(form, 'payment') });
    return answer.ok ? { done: 'payment_taken_back' } : { ...refusedAs(answer), form: intent };
  }
  const method = methodOf(form) ?? 'other';
  const answer = await api('order/markPaid', { ...of, method, note: textOf(form, 'note') });
  return answer.ok ? { done: 'paid_in_store' } : { ...refusedAs(answer), form: intent, typed: typedOf(form) };
}

/** Retries a refund, after checking the password if it was asked for. */
async function retryRefund(
  { api, form }: Pick<SubmitArgs, 'api' | 'form'>,
  order_number: string,
): Promise<Done | NotDone> {
  const unproved = await refusedProof({ api, form });
  if (unproved) return { ...unproved, form: 'retry' };
  const answer = await api('order/retryRefund', { order_number });
  return answer.ok ? { done: 'retried' } : { ...refusedAs(answer), form: 'retry' };
}
