import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { contactFields } from '../../../contract/checkout.ts';
import { checkoutFormFor } from '../../../contract/checkout-form.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { asksForAccount } from '../cart/checkout-gate.ts';
import { changedText, seenFromText } from './changed-text.ts';
import { nothingOrderedPath } from './nothing-ordered-path.ts';
import { placedOrderPath } from './order-path.ts';
import { ownFormProblems } from './own-form-problems.ts';
import { problemsOf, problemsOfRefusal, sentenceOf } from './purchase-problems.ts';
import { keptValues, type Problems, type PurchaseValues, valuesFromForm } from './purchase-values.ts';
import { refusalText } from './refused-lines.ts';
import { submissionOf } from './submission.ts';

/** The form again, with what was typed and what is wrong with it. */
export interface Unplaced {
  values: PurchaseValues;
  problems: Problems;
  sentence: string;
  /** The sentence asks a guest to log in. */
  asksForAccount?: boolean;
  /** Key of the attempt when it is unknown whether the order was placed: trying again must use it. */
  uuid?: string;
  status: number;
}

/** Places the order that a browser without JavaScript has posted; runs on the server only. */
export async function placeFromForm(
  api: Call,
  form: FormData,
  settings: SiteSettings,
): Promise<{ path: string } | Unplaced> {
  const values = valuesFromForm(form);
  const uuid = String(form.get('uuid') ?? '');
  try {
    const location_id = Number(values.location_id) || undefined;
    const chosen = await api('checkout/setDelivery', { delivery_preference: 'pickup', location_id });
    const isEmpty = !chosen.ok && chosen.error_code === 'cart_empty';
    // If an order was placed but its answer was lost, the cart is empty; the uuid returns that answer again.
    // Never show typed values to another customer who has logged in since.
    if (!chosen.ok && chosen.error_code === 'other_account') return { path: otherAccountPath };
    if (!chosen.ok && !isEmpty) return refusedWith(chosen, values);
    const ownForm = checkoutFormFor(settings.checkout_info.custom_forms, 'pickup');
    const problems = {
      ...problemsOf(contactFields, values, settings),
      ...(ownForm && ownFormProblems(ownForm, values)),
    };
    if (Object.keys(problems).length > 0) {
      // The form cannot come back to be mended: its page is not shown without goods (CHECKOUT-024).
      if (isEmpty) return nothingOrdered;
      return { values: keptValues(values), problems, sentence: sentenceOf(problems), status: 400 };
    }
    const submission = submissionOf(values, String(form.get('checksum') ?? ''));
    const answer = await api('checkout/submit', submission, uuid ? { uuid } : {});
    if (answer.ok) return { path: placedOrderPath(answer.value) };
    if (answer.error_code === 'cart_empty') return nothingOrdered;
    const changes = answer.error_code === 'cart_changed' ? await changesSince(api, form) : null;
    return refusedWith(changes ? { ...answer, error: changes } : answer, values);
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return { values, problems: {}, sentence: e.message, uuid, status: e.status || 503 };
  }
}

/** What has changed since the page with this form was shown; null when the form does not tell what that was. */
async function changesSince(api: Call, form: FormData): Promise<string | null> {
  const seen = seenFromText(String(form.get('seen') ?? ''));
  const fresh = seen ? await api('cart/get', {}) : null;
  return seen && fresh?.ok ? changedText(seen, fresh.value.cart) : null;
}

const otherAccountPath = '/checkout/cart?problem=other_account';
const nothingOrdered = { path: nothingOrderedPath };

function refusedWith(
  refused: { error: string; error_code: string; error_data?: unknown },
  values: PurchaseValues,
): Unplaced {
  return {
    values,
    problems: problemsOfRefusal(refused),
    sentence: refusalText(refused),
    asksForAccount: asksForAccount(refused.error_code),
    status: 400,
  };
}
