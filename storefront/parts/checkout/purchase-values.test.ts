import { expect, test } from 'vitest';
import { contactFields } from '../../../contract/checkout.ts';
import type { User } from '../../../contract/user.ts';
import { valuesOfUser } from './purchase-values.ts';

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
