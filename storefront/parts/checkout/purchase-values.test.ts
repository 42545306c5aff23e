import { expect, test } from 'vitest';
import { contactFields } from '../../../contract/checkout.ts';
import type { User } from '../../../contract/user.ts';
import { emptyValues, valuesOfUser, valuesToBegin } from './purchase-values.ts';

test.each([
  ['Ada', 'Marsh', 'Ada Marsh'],
  ['A'.repeat(80), 'M'.repeat(80), 'A'.repeat(80)],
  ['A'.repeat(60), 'M'.repeat(80), `${'A'.repeat(60)} ${'M'.repeat(19)}`],
  // Of a letter of two halves none stays alone.
  ['A'.repeat(78), '𠮷野', `${'A'.repeat(78)} `],
])('a customer begins with a name that the form takes: %s %s', (first_name, last_name, name) => {
  const user = { first_name, last_name, email_address: '', phone_number: '' } as User;
  const begun = valuesOfUser(user).name;
  expect(begun).toBe(name);
  expect(contactFields.shape.name.safeParse(begun).success).toBe(true);
});

test('the form begins with what the cart keeps, and for the rest with the account (ENTITY-100)', () => {
  const user = { first_name: 'Ada', last_name: 'Marsh', email_address: 'ada@example.org', phone_number: '' };
  const contact = {
    name: 'Grace Marsh',
    email: '',
    phone: '2075550100',
    preferred_communication: 'phone',
    promo_code: 'PO-7',
    instructions: 'Ring twice',
  };
  const kept = { contact, custom: { cfe_class: '4b' }, payment_choice: 'pickup' };
  expect(valuesToBegin(kept, user as User, null)).toMatchObject({
    ...contact,
    email: 'ada@example.org',
    payment_choice: 'pickup',
    answers: { cfe_class: '4b' },
  });
  const nothing = { contact: null, custom: {}, payment_choice: '' };
  expect(valuesToBegin(nothing, user as User, null)).toEqual(valuesOfUser(user as User));
  expect(valuesToBegin(nothing, null, null).name).toBe('');
});

test('a guest who logs in while they fill in the form finds their own details where they had typed nothing', () => {
  const user = {
    first_name: 'Ada',
    last_name: 'Marsh',
    email_address: 'ada@example.org',
    phone_number: '',
    communication_preference: '',
  };
  const cart = { contact: null, custom: {}, payment_choice: '' };
  const draft = { ...emptyValues, email: 'other@example.org', instructions: 'Ring twice' };
  expect(valuesToBegin(cart, user as User, draft)).toEqual({ ...draft, name: 'Ada Marsh' });
});
