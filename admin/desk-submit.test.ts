import type { ActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
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
