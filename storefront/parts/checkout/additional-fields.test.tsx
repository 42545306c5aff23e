import { expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { AdditionalFields } from './additional-fields.tsx';
import { emptyValues } from './purchase-values.ts';

it.each([
  ['phone', 'phone'],
  ['text', 'email'],
  ['', 'email'],
])('for somebody who prefers “%s”, a shop that sends no texts checks “%s”', (preferred, checked) => {
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
});
