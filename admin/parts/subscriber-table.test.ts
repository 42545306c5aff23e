import { expect, test } from 'vitest';
import { subscriberTable } from './subscriber-table.ts';

test('has the consent of each, and no cell that a spreadsheet program computes', () => {
  const one = {
    id: 1,
    email: 'ann@example.org',
    first_name: '=1+1',
    last_name: '"Marsh"',
    phone: '+12075550100',
    consent: 'A letter a month · Subscribe',
    page: '/',
    signed_up: 7,
    ended: null,
    ended_by: '',
  };
  const table = subscriberTable([one, { ...one, ended: 9, ended_by: 'Noor' }], (at) => `at ${at}`);
  const cells = `"ann@example.org","'=1+1","""Marsh""","'+12075550100","at 7","A letter a month · Subscribe","/"`;
  expect(table).toBe(
    [
      '\ufeffemail,first_name,last_name,phone,signed_up,consent,page,unsubscribed',
      `${cells},""`,
      `${cells},"at 9"`,
      '',
    ].join('\r\n'),
  );
});
