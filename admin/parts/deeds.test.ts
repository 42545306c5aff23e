import { expect, test } from 'vitest';
import type { Action } from '../../contract/action.ts';
import { adminActions } from '../../contract/admin/actions.ts';
import { changedFields, deedOf } from './deeds.ts';

test('every change of the back office has words in the activity log', () => {
  const changes = Object.entries(adminActions as Record<string, Action>).filter(([, { changes }]) => changes);
  expect(changes.map(([name]) => name).filter((name) => !deedOf(name))).toEqual([]);
  const commands = ['event/tickets', 'event/import', 'customer/taxed', 'registry/add', 'payment/connect'];
  const looks = ['customer/get', 'customer/getData', 'form/exportAnswers', 'newsletter/exportList'];
  expect([...commands, ...looks].filter((name) => !deedOf(name))).toEqual([]);
  expect(deedOf('staff/setRole')).toEqual({ part: 'Staff', verb: 'Role changed' });
  expect(deedOf('harbour/flood')).toBeUndefined();
});

test('shows what changed, with names where there are some', () => {
  expect(changedFields({ id: 7, before: { name: 'Pier', tax: 1 }, after: { name: 'Quay', tax: 1 } })).toEqual(
    [
      { name: 'name', before: 'Pier', after: 'Quay' },
      { name: 'id', before: '', after: '7' },
    ],
  );
  expect(changedFields({ after: { hours: ['9'], closed: null } })).toEqual([
    { name: 'hours', before: '', after: '["9"]' },
  ]);
  expect(changedFields({ before: 'new', after: 'ready' })).toEqual([
    { name: '', before: 'new', after: 'ready' },
  ]);
  expect(changedFields({})).toEqual([]);
});
