import { expect, it } from 'vitest';
import { deliveryTypes } from './checkout.ts';
import { checkoutFormFor, purchaseOrderElement } from './checkout-form.ts';
import { readCheckoutForms } from './custom-form.ts';

const form = (header: string, more: object = {}) => ({
  header,
  elements: [{ id: 'po', type: 'text', label: 'Cost centre' }],
  ...more,
});
const forms = readCheckoutForms({
  form_pickup: form('pick up'),
  form_custom_pickup: form('at the school'),
  form_ship: form('post'),
  form_custom_ship: form('courier'),
});

it('depends on the delivery method', () => {
  expect(
    Object.fromEntries(deliveryTypes.map((type) => [type, checkoutFormFor(forms, type)?.header])),
  ).toEqual({
    pickup: 'pick up',
    custom_pickup: 'at the school',
    ship: 'post',
    local_delivery: 'post',
    custom_ship: 'courier',
    electronic: undefined,
  });
  expect(checkoutFormFor(readCheckoutForms({ form_ship: form('post') }), 'pickup')).toBeNull();
});

it('has an element stand for the purchase order only where there is such an element', () => {
  const standIn = (override_po_id: string) =>
    purchaseOrderElement(readCheckoutForms({ form_ship: form('', { override_po_id }) }).form_ship);
  expect(standIn('po')?.label).toBe('Cost centre');
  expect(standIn('')).toBeUndefined();
  expect(standIn('gone')).toBeUndefined();
  expect(purchaseOrderElement(null)).toBeUndefined();
});

it.each([
  null,
  'form',
  [],
  { form_pickup: 7 },
  { form_pickup: { elements: 'many' } },
  { form_pickup: { header: 'Nothing asked', elements: [{ id: 'a', type: 'password' }] } },
])('counts %j as no form', (stored) => {
  expect(readCheckoutForms(stored).form_pickup).toBeNull();
});

it('reads the valid parts of a broken form', () => {
  const { form_pickup } = readCheckoutForms({
    form_pickup: { header: 5, override_po_id: {}, elements: [null, { id: 'a', type: 'text', rows: 'x' }] },
  });
  expect(form_pickup).toMatchObject({ header: '', override_po_id: '', elements: [{ id: 'a', rows: 3 }] });
});
