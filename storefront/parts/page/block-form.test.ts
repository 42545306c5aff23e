import { expect, test } from 'vitest';
import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { runBlockForm } from './block-form.ts';

function posted(fields: Record<string, string>, answers: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sent: unknown[] = [];
  const api = (async (name: string, input: unknown) => {
    if (!(name in answers)) throw new CallFailed('The shop is busy.', 503);
    sent.push(input);
    return answers[name];
  }) as unknown as Call;
  return runBlockForm(api, form).then((outcome) => ({ outcome, sent }));
}

const classForm = {
  ok: true,
  value: { elements: [{ id: 'class', type: 'text', label: 'Class', required: true }] },
};

test('a form of the shop comes back with what is wrong and what was typed', async () => {
  const fields = { _block: 'b1', _form: '7', class: '4b' };
  const errors = { class: 'Too old.' };
  const { outcome, sent } = await posted(fields, {
    'settings/custom_forms/get': classForm,
    'custom_form/submit': { ok: false, error: 'No.', error_code: 'invalid_form', error_data: { errors } },
  });
  expect(sent.at(-1)).toEqual({ form_id: 7, data: [{ id: 'class', value: '4b' }] });
  expect(outcome).toEqual({ block: 'b1', ok: false, message: 'No.', errors, typed: fields });
});

test('a sent form is empty again', async () => {
  const { outcome } = await posted(
    { _block: 'b1', _form: '7', class: '4b' },
    { 'settings/custom_forms/get': classForm, 'custom_form/submit': { ok: true, value: {} } },
  );
  expect(outcome).toMatchObject({ ok: true, typed: {} });
});

test('a newsletter says what its service says, and a call that fails why', async () => {
  const fields = { _block: 'b2', _page: '/', EMAIL: 'ada@example.com' };
  const { outcome, sent } = await posted(fields, {
    'newsletter/subscribe': { ok: true, value: { message: 'Almost finished...' } },
  });
  expect(sent).toEqual([
    { path: '/', block_id: 'b2', EMAIL: 'ada@example.com', FNAME: '', LNAME: '', PHONE: '' },
  ]);
  expect(outcome).toMatchObject({ block: 'b2', ok: true, message: 'Almost finished...' });
  expect((await posted(fields, {})).outcome).toMatchObject({ ok: false, message: 'The shop is busy.' });
});
