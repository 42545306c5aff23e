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

test('names the shop’s own questions by their labels, where they stand in the form', () => {
  const form = (required: boolean) =>
    ({ elements: [{ id: 'cost', label: 'Cost centre', required }] }) as CheckoutForm;
  const problems = { payment_choice: missing, cfe_cost: missing, terms_accepted: missing };
  expect(stillNeeded(problems, form(true))).toBe('Still needed: Cost centre, payment, Terms & Conditions.');
  const wrong = { ...problems, cfe_cost: { ...missing, isWrong: true } };
  expect(stillNeeded(wrong, form(false))).toBe(
    'Still needed: payment, a valid Cost centre, Terms & Conditions.',
  );
});
