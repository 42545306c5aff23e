import { CallFailed, type Refused } from '../../../contract/action.ts';
import { contactFields } from '../../../contract/checkout.ts';
import { checkoutFormFor } from '../../../contract/checkout-form.ts';
import { isShippedType } from '../../../contract/shipped-types.ts';
import * as m from '../../../messages/compiled/messages.js';
import { valueFrom } from '../../page-load.ts';
import type { Done, NotDone, SubmitArgs } from '../../page-submit.ts';
import { paysByForm } from '../payment/pays-by-form.ts';
import { seenFromText } from './changed-text.ts';
import { nothingOrderedPath } from './nothing-ordered-path.ts';
import { placedOrderPath } from './order-path.ts';
import { ownFormProblems } from './own-form-problems.ts';
import { afterRefusal } from './purchase-outcome.ts';
import { problemsOf, sentenceOf } from './purchase-problems.ts';
import { keptValues, type Problems, type PurchaseValues, valuesFromForm } from './purchase-values.ts';
import { refusalText } from './refused-lines.ts';
import { deliveryOf, submissionOf } from './submission.ts';

/** The form again, with what was typed and what is wrong with it. */
export interface Unplaced extends NotDone {
  values: PurchaseValues;
  problems: Problems;
  sentence: string;
  /** The problems of single fields say the rest of it. */
  isAboutFields?: boolean;
  /** The sentence asks a guest to log in. */
  asksForAccount?: boolean;
  /** Key of the attempt when it is unknown whether the order was placed: trying again must use it. */
  uuid?: string;
  status: number;
}

/** Places the order that a browser without JavaScript has posted. Done when the form is left, with or without an order. */
export async function submitPurchase({
  api,
  form,
}: Pick<SubmitArgs, 'api' | 'form'>): Promise<Done | Unplaced> {
  const values = valuesFromForm(form);
  const uuid = String(form.get('uuid') ?? '');
  const delivery = deliveryOf(values);
  try {
    const [store, session] = await Promise.all([api('store/getSettings', {}), api('session/get', {})]);
    const settings = valueFrom(store);
    const shown = {
      lines: seenFromText(String(form.get('seen') ?? '')),
      loggedIn: valueFrom(session).logged_in,
      delivery,
    };
    const unplaced = async (refused: Refused): Promise<Done | Unplaced> => {
      const outcome = await afterRefusal(api, refused, shown, values);
      if (outcome.kind === 'leave') return { done: 'left', path: outcome.path };
      if (outcome.kind === 'stop')
        return { values, problems: {}, sentence: refusalText(refused), status: 400 };
      const { sentence, asksForAccount, problems = {} } = outcome;
      return { values, problems, sentence, asksForAccount, status: 400 };
    };

    const location_id = Number(values.location_id) || undefined;
    // Where an order is delivered to, and how, was chosen by forms of their own: choosing again would forget it.
    const chosen = isShippedType(delivery)
      ? await api('cart/get', {})
      : await api('checkout/setDelivery', { delivery_preference: delivery, location_id });
    // If an order was placed but its answer was lost, the cart is empty; the uuid returns that answer again.
    const isEmpty = chosen.ok ? chosen.value.cart.items.length === 0 : chosen.error_code === 'cart_empty';
    if (!chosen.ok && !isEmpty) return await unplaced(chosen);
    const ownForm = checkoutFormFor(settings.checkout_info.custom_forms, delivery);
    const problems = {
      ...problemsOf(contactFields, values, settings),
      ...(ownForm && ownFormProblems(ownForm, values)),
      // The form of the provider is a frame that scripts open.
      ...(paysByForm(values.payment_choice) && {
        payment_choice: {
          sentence:
            values.payment_choice === 'paypal'
              ? m.payment_paypal_needs_script()
              : m.payment_card_needs_script(),
          isWrong: true,
        },
      }),
    };
    if (Object.keys(problems).length > 0) {
      // The form cannot come back to be mended: its page is not shown without goods (CHECKOUT-024).
      if (isEmpty) return { done: 'left', path: nothingOrderedPath };
      const sentence = sentenceOf(problems);
      return { values: keptValues(values), problems, sentence, isAboutFields: true, status: 400 };
    }
    const [checksum = '', code = ''] = ['checksum', 'applied_code'].map((name) =>
      String(form.get(name) ?? ''),
    );
    const submission = submissionOf(values, { checksum, code });
    const answer = await api('checkout/submit', submission, uuid ? { uuid } : {});
    return answer.ok ? { done: 'placed', path: placedOrderPath(answer.value) } : await unplaced(answer);
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return { values, problems: {}, sentence: e.message, uuid, status: e.status || 503 };
  }
}
