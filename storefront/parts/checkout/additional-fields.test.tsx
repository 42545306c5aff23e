import { expect, it } from 'vitest';
import { readCheckoutForms } from '../../../contract/custom-form.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { AdditionalFields } from './additional-fields.tsx';
import { emptyValues, type Problems, type PurchaseValues } from './purchase-values.ts';

it.each([
  ['phone', 'phone'],
  ['text', 'email'],
  ['', 'email'],
])(
  'for somebody who prefers “%s”, a shop that sends no texts checks “%s” (CHECKOUT-038, CHECKOUT-064)',
  (preferred, checked) => {
    const html = renderInShop(
      <AdditionalFields
        form={null}
        values={{ ...emptyValues, preferred_communication: preferred }}
        problems={{}}
      />,
      { store_info: { allowed_comm_prefs: ['email', 'phone', 'text'], texting_enabled: false } },
    );
    const boxes = html.match(/<input[^>]*name="preferred_communication"[^>]*>/g) ?? [];
    const marked = boxes.filter((box) => box.includes('checked=""'));
    expect(marked.map((box) => /value="(\w+)"/.exec(box)?.[1])).toEqual([checked]);
  },
);

const texting = { allowed_comm_prefs: ['email' as const, 'text' as const], texting_enabled: true };
const wrong = { sentence: 'x', isWrong: true };

it.each<[string, boolean, Partial<PurchaseValues>, Problems]>([
  ['it holds nothing', false, {}, {}],
  ['only the preferred way to be reached is known', false, { preferred_communication: 'email' }, {}],
  ['it holds a purchase order', true, { promo_code: 'PO-7' }, {}],
  ['it holds a comment', true, { instructions: 'After five.' }, {}],
  ['it holds an answer', true, { answers: { cfe_wrap: 'on' } }, {}],
  ['texts need a consent', true, { preferred_communication: 'text' }, {}],
  ['the consent was given', false, { preferred_communication: 'text', text_consent: true }, {}],
  ['a field of it is wrong', true, {}, { promo_code: wrong }],
  ['an answer is wrong', true, {}, { cfe_wrap: wrong }],
  ['a field elsewhere is wrong', false, {}, { email: wrong }],
])('when %s, it is open: %s', (_, isOpen, values, problems) => {
  const { form_pickup: form } = readCheckoutForms({
    form_pickup: { elements: [{ id: 'wrap', type: 'checkbox', label: 'As a present' }] },
  });
  const html = renderInShop(
    <AdditionalFields form={form} values={{ ...emptyValues, ...values }} problems={problems} />,
    { store_info: texting },
  );
  expect(/<details[^>]* open=""/.test(html)).toBe(isOpen);
  expect(html).toContain('As a present');
});

it('leaves questions that must be answered outside', () => {
  const { form_pickup: form } = readCheckoutForms({
    form_pickup: { elements: [{ id: 'class', type: 'text', label: 'Class', required: true }] },
  });
  const html = renderInShop(<AdditionalFields form={form} values={emptyValues} problems={{}} />);
  expect(html).not.toContain('Class');
});
