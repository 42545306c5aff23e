import { expect, test } from 'vitest';
import type { Action } from '../../contract/action.ts';
import { adminActions } from '../../contract/admin/actions.ts';
import { fieldLabel } from './activity/field-labels.ts';
import { valueText } from './activity/value-text.ts';
import { changedFields, deedOf } from './deeds.ts';

test('every change of the back office has words in the activity log', () => {
  const changes = Object.entries(adminActions as Record<string, Action>).filter(([, { changes }]) => changes);
  // An undo is noted as a change of the kind that it takes back.
  const noted = changes.map(([name]) => name).filter((name) => name !== 'audit/undo');
  expect(noted.filter((name) => !deedOf(name))).toEqual([]);
  const commands = [
    'event/tickets',
    'event/import',
    'customer/formerSite',
    'customer/taxed',
    'registry/add',
    'payment/connect',
  ];
  const looks = ['customer/get', 'customer/getData', 'form/exportAnswers', 'newsletter/exportList'];
  expect([...commands, ...looks].filter((name) => !deedOf(name))).toEqual([]);
  expect(deedOf('staff/setRole')).toEqual({ part: 'Staff', verb: 'Role changed' });
  expect(deedOf('list/save', { before: { name: 'Old' }, after: { name: 'New' } })?.verb).toBe('Saved');
  expect(deedOf('list/save', { before: null, after: { name: 'New' } })?.verb).toBe('Added');
  expect(deedOf('harbour/flood')).toBeUndefined();
});

test('shows what changed, with names where there are some', () => {
  const words = {
    label: (name: string) => fieldLabel('location', name),
    text: (name: string, value: unknown) => valueText('location', name, value),
  };
  const fields = (detail: Record<string, unknown>) => changedFields(detail, words);
  expect(
    fields({
      ...{ id: 7, note: 'x', locations: { 7: 'Pier' } },
      ...{ before: { name: 'Pier', tax: 1 }, after: { name: 'Quay', tax: 1 } },
    }),
  ).toEqual([
    { name: 'Name', before: 'Pier', after: 'Quay' },
    { name: 'note', before: '', after: 'x' },
  ]);
  expect(fields({ after: { id: 7, hours: ['9'], closed: null } })).toEqual([
    { name: 'hours', before: '', after: '9' },
  ]);
  expect(fields({ before: 'new', after: 'ready' })).toEqual([{ name: '', before: 'new', after: 'ready' }]);
  expect(fields({})).toEqual([]);
});
