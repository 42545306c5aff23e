import { expect, test } from 'vitest';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import { stillNeeded } from './still-needed.ts';

const missing = { sentence: 'x', isWrong: false };

test('names the fields with a problem, in the order of the form', () => {
  const problems = { payment_choice: missing, phone: missing, name: missing };
  expect(stillNeeded(problems, null)).toBe('Still needed: name, phone number, payment.');
  expect(stillNeeded({}, null)).toBe('');
  expect(stillNeeded({ phone: { ...missing, isWrong: true }, payment_choice: missing }, null)).toBe(
    'Still needed: a valid phone number, payment.',
  );
});

test('names the shop’s own questions by their labels, before the payment', () => {
  const form = { elements: [{ id: 'cost', label: 'Cost centre' }] } as CheckoutForm;
  expect(stillNeeded({ payment_choice: missing, cfe_cost: missing }, form)).toBe(
    'Still needed: Cost centre, payment.',
  );
});
