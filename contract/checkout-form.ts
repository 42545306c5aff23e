import type { deliveryTypes } from './checkout.ts';
import type { CheckoutForm, CheckoutForms, FormElement } from './custom-form.ts';

/** Local delivery is one of the ways to ship; what is emailed has no form (FORM-019). */
const formOf = {
  pickup: 'form_pickup',
  custom_pickup: 'form_custom_pickup',
  ship: 'form_ship',
  local_delivery: 'form_ship',
  custom_ship: 'form_custom_ship',
  electronic: null,
} satisfies Record<(typeof deliveryTypes)[number], keyof CheckoutForms | null>;

/** The form that the shop asks to fill in for a way of delivery; null = none. */
export function checkoutFormFor(forms: CheckoutForms, delivery: keyof typeof formOf): CheckoutForm | null {
  const index = formOf[delivery];
  return index && forms[index];
}

/** The element that stands for 'Purchase Order #', which is then not asked (FORM-018). */
export function purchaseOrderElement(form: CheckoutForm | null): FormElement | undefined {
  return form?.elements.find(({ id }) => id === form.override_po_id);
}
