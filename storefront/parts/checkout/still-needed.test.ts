import { expect, test } from 'vitest';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import { stillNeeded } from './still-needed.ts';

test('names the fields with a problem, in the order of the form', () => {
  const problems = { payment_choice: 'x', phone: 'x', name: 'x' };
  expect(stillNeeded(problems, null)).toBe('Still needed: name, phone number, payment.');
  expect(stillNeeded({}, null)).toBe('');
  expect(stillNeeded({ phone: 'Must be a phone number.', payment_choice: 'x' }, null)).toBe(
    'Still needed: a valid phone number, payment.',
  );
});

test('names the shop’s own questions by their labels, before the payment', () => {
  const form = { elements: [{ id: 'cost', label: 'Cost centre' }] } as CheckoutForm;
  expect(stillNeeded({ payment_choice: 'x', cfe_cost: 'x' }, form)).toBe(
    'Still needed: Cost centre, payment.',
  );
});
