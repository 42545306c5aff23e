import type { ActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { CallFailed } from '../contract/action.ts';
import { valueFrom } from './desk-load.ts';
import { deskAction } from './desk-submit.ts';

test('a form that was sent after its session had ended comes back, and asks to log in', async () => {
  const api = async () => ({ ok: false, error: 'Please log in to do this.', error_code: 'login_required' });
  const action = deskAction(async (args) => {
    valueFrom(await args.api('store/get', {}));
    return { done: 'saved' };
  });
  const request = new Request('http://shop.example/admin/setup/shop', {
    method: 'POST',
    body: new FormData(),
  });
  const args = { context: { api, undoable: () => undefined }, params: {}, request };
  expect(await action(args as unknown as ActionFunctionArgs)).toMatchObject({
    data: { sentence: 'Please log in to do this.', status: 401 },
    init: { status: 401 },
  });
});

test('a form that could not be saved keeps what was typed, but no secret, and one of several is named', async () => {
  const sentence =
    'The disk of this shop is full, so nothing can be saved right now. Please try again later.';
  const action = deskAction(async () => {
    throw new CallFailed(sentence, 503, 'incident');
  });
  const sent = (fields: Record<string, string>) => {
    const request = new Request('http://shop.example/admin/lists/new', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const args = { context: { undoable: () => undefined }, params: {}, request };
    return action(args as unknown as ActionFunctionArgs);
  };
  expect(await sent({ name: 'Island books', password: 'open sesame', secret_key: 'sk_1' })).toMatchObject({
    data: { sentence, status: 503, typed: { name: 'Island books' } },
    init: { status: 503 },
  });
  expect(JSON.stringify(await sent({ password: 'open sesame', secret_key: 'sk_1' }))).not.toMatch(
    /sesame|sk_1/,
  );
  const one = await sent({ intent: 'delete', version: '3' });
  expect(one).toMatchObject({ data: { sentence, form: 'delete' } });
  expect(one).not.toHaveProperty('data.typed');
});
