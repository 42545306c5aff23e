import type { Input } from '../../../contract/actions.ts';
import type { PurchaseValues } from './purchase-values.ts';

export type Submission = Input<'checkout/submit'>;

/** The order as it is sent: empty values are dropped (CHECKOUT-069), the phone is digits only (CHECKOUT-060). */
export function submissionOf(
  values: PurchaseValues,
  { checksum, code }: { checksum: string; code: string },
): Submission {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.replace(/\D/g, ''),
    delivery_preference: deliveryOf(values),
    payment_choice: values.payment_choice as Submission['payment_choice'],
    // The form's field is the Purchase Order # (decisions A.8).
    ...optional('old_promo_code', values.promo_code.trim()),
    ...optional('promo_code', code),
    ...optional('instructions', values.instructions.trim()),
    ...optional('preferred_communication', values.preferred_communication as 'email' | ''),
    ...optional('text_consent', values.text_consent),
    ...optional('terms_accepted', values.terms_accepted),
    ...optional('share_gift_name', values.share_gift_name),
    ...optional('location_id', Number(values.location_id)),
    ...optional('checksum', checksum),
    ...values.answers,
  };
}

/** A form that does not say what it is about is that of a pickup. */
export const deliveryOf = ({ delivery_preference }: Pick<PurchaseValues, 'delivery_preference'>) =>
  (delivery_preference || 'pickup') as Submission['delivery_preference'];

function optional<K extends string, V>(key: K, value: V): { [P in K]?: Exclude<V, '' | false> } {
  return value ? ({ [key]: value } as { [P in K]?: Exclude<V, '' | false> }) : {};
}
