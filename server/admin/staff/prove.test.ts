import { expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { testShop } from '../../../test/shop.ts';
import { staffAt, staffPassword } from '../../../test/staff.ts';

async function anOwner() {
  const made = await testShop();
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  const owner = await staffAt(made, store, 'owner');
  const typedAgo = (minutes: number) =>
    made.db.query('update staff_session set proved_at = now() - make_interval(mins => $1)', [minutes]);
  const refund = () => owner.send('order/refund', { order_number: '1', amount: 100 });
  return { made, owner, typedAgo, refund };
}

it('asks for the password again before a refund, 15 minutes after it was typed', async () => {
  const { owner, typedAgo, refund } = await anOwner();
  expect(await refund()).toMatchObject({ error_code: 'not_found' });
  await typedAgo(14);
  expect(await refund()).toMatchObject({ error_code: 'not_found' });
  expect(await owner.get('staff/me')).toMatchObject({ is_proved: true });
  await typedAgo(16);
  expect(await owner.get('staff/me')).toMatchObject({ is_proved: false });
  expect(await refund()).toMatchObject({
    error_code: 'proof_required',
    error: 'Please type your password once more.',
  });
  await owner.get('staff/prove', { password: staffPassword });
  expect(await refund()).toMatchObject({ error_code: 'not_found' });
});

it('asks for it before someone changes who works here', async () => {
  const { owner, typedAgo } = await anOwner();
  await typedAgo(16);
  const person = { email: 'noor@example.org', role: 'owner' };
  for (const name of ['staff/invite', 'staff/setRole', 'staff/remove']) {
    expect([name, await owner.send(name, person)]).toMatchObject([name, { error_code: 'proof_required' }]);
  }
});

it('proves nothing with a wrong password, and keeps the attempt in the audit log', async () => {
  const { owner, typedAgo, refund } = await anOwner();
  await typedAgo(16);
  expect(await owner.send('staff/prove', { password: 'not this one' })).toMatchObject({
    error_code: 'wrong_password',
  });
  expect(await refund()).toMatchObject({ error_code: 'proof_required' });
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'staff/prove', detail: { failed: true } });
});
