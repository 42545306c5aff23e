import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let owner: Desk;
const elements = [{ id: 'question', type: 'textarea', label: 'Your question', required: true }];

beforeEach(async () => {
  made = await testShop();
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

it('saves a form that guests can send, and keeps what they sent when it goes', async () => {
  const saved = await owner.get('form/save', { header: 'Ask us', elements: JSON.stringify(elements) });
  expect(saved).toMatchObject({ header: 'Ask us', element_count: 1, elements, version: 1 });
  expect(await owner.get('form/get', { id: saved.id })).toEqual(saved);
  expect((await owner.get('form/getList')).forms).toMatchObject([{ id: saved.id, element_count: 1 }]);
  const guest = made.visitor();
  const shown = await guest.get('settings/custom_forms/get', { form_id: saved.id });
  expect(shown).toMatchObject({ header: 'Ask us', elements });
  const data = [{ id: 'question', value: 'When?' }];
  await guest.get('custom_form/submit', { form_id: saved.id, data });
  await owner.get('form/delete', { id: saved.id, version: 1 });
  expect((await owner.get('form/getAnswers')).answers).toMatchObject([{ form_id: null, header: 'Ask us' }]);
});

it('names the element that is wrong, and keeps the form as it was', async () => {
  const { id } = await owner.get('form/save', { header: 'Ask us', elements });
  const wrong = [...elements, { id: 'about', type: 'select', label: 'About' }];
  expect(await owner.send('form/save', { id, version: 1, header: 'Ask us', elements: wrong })).toEqual({
    ok: false,
    error_code: 'options_missing',
    error: 'Element 2 needs something to choose from.',
    error_data: { elements: [{ position: 2, field: 'options' }] },
  });
  expect(await owner.get('form/get', { id })).toMatchObject({ version: 1, elements });
});
