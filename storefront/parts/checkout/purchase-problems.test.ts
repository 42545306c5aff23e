import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../contract/checkout.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { listedText, problemsOf, problemsOfRefusal, sentenceOf } from './purchase-problems.ts';
import { emptyValues, type PurchaseValues } from './purchase-values.ts';
import { submissionOf } from './submission.ts';

const shop = (terms = false) => ({
  checkout_info: { terms_consent_enabled: terms } as SiteSettings['checkout_info'],
});
const good: PurchaseValues = {
  ...emptyValues,
  name: 'Ada Reader',
  email: 'ada@example.com',
  phone: '(207) 555-0100',
  payment_choice: 'pickup',
};
const problems = (values: Partial<PurchaseValues>, terms = false) =>
  problemsOf(contactFields, { ...good, ...values }, shop(terms));
const missing = (sentence: string) => ({ sentence, isWrong: false });
const wrong = (sentence: string) => ({ sentence, isWrong: true });

describe('what is wrong with the checkout form', () => {
  it('is nothing when all is there', () => {
    expect(problems({})).toEqual({});
    expect(problems({ preferred_communication: 'text', text_consent: true })).toEqual({});
  });

  it('names every missing field in the documented words (CHECKOUT-057..059, CHECKOUT-067)', () => {
    expect(problemsOf(contactFields, emptyValues, shop(true))).toEqual({
      name: missing('Please input your name.'),
      email: missing('Please input your email address.'),
      phone: missing('Please input your phone number.'),
      terms_accepted: missing('Please accept the Terms & Conditions to place your order.'),
      payment_choice: missing('Please choose how you’d like to pay.'),
    });
  });

  it.each([
    [{ email: 'ada@example' }, 'email'],
    [{ phone: '555-0100' }, 'phone'],
    [{ phone: '207-555-0142 ext 5' }, 'phone'],
    // CHECKOUT-061, CHECKOUT-062
    [{ promo_code: 'PO-12345678' }, 'promo_code'],
    [{ instructions: 'x'.repeat(1001) }, 'instructions'],
  ] as const)('finds %j', (values, field) => {
    expect(Object.keys(problems(values))).toEqual([field]);
  });

  it('does not call a phone number missing that is only wrong', () => {
    const found = problems({ phone: '12' });
    expect(found).toEqual({ phone: wrong('Must be a phone number.') });
    expect(sentenceOf(found)).toBe('Please check your input and try again.');
    expect(sentenceOf({ ...found, ...problems({ name: '' }) })).toMatch(/^Missing required field/);
  });

  it('does not call an email address missing that is only wrong', () => {
    const found = problems({ email: 'nobody@' });
    expect(found).toEqual({
      email: wrong('Please input your email address. It looks like name@example.com.'),
    });
    expect(sentenceOf(found)).toBe('Please check your input and try again.');
    expect(problems({ email: ' ' })).toEqual({ email: missing('Please input your email address.') });
  });

  it('says of what is too long that it is', () => {
    const found = problems({ promo_code: 'PO-12345678' });
    expect(found).toEqual({ promo_code: wrong('Please use at most 10 characters.') });
    expect(sentenceOf(found)).toBe('Please check your input and try again.');
  });

  it('asks for consent before text messages (CHECKOUT-065)', () => {
    expect(problems({ preferred_communication: 'text' })).toEqual({
      text_consent: missing('You must agree to continue'),
    });
  });

  it('leads refusals to their fields', () => {
    const refused = (error_code: string, error_data = {}) =>
      problemsOfRefusal({ error_code, error_data }, { ...good, email: '', answers: { cfe_by: '1/1' } });
    expect(refused('text_consent_required')).toEqual({
      text_consent: missing('You must agree to continue'),
    });
    const fields = [
      { field: 'email', code: 'custom', message: 'x' },
      { field: 'phone', code: 'custom', message: 'x' },
      { field: 'name', code: 'too_big', message: 'Please use at most 80 characters.' },
      { field: 'checksum', code: 'custom', message: 'x' },
    ];
    expect(refused('invalid_input', { fields })).toEqual({
      email: missing('Please input your email address.'),
      phone: wrong('Must be a phone number.'),
      name: wrong('Please use at most 80 characters.'),
    });
    const errors = { class: 'This field is required', by: 'Please enter a valid date' };
    expect(refused('invalid_form', { errors })).toEqual({
      cfe_class: missing('This field is required'),
      cfe_by: wrong('Please enter a valid date'),
    });
    expect(refused('cart_changed')).toEqual({});
  });
});

it('lists what the server finds wrong with fields that the page does not show (CHECKOUT-075)', () => {
  const fields = [
    { field: 'email', code: 'custom', message: 'x' },
    { field: 'checksum', code: 'too_big', message: 'Please use at most 100 characters.' },
    { field: 'provider', code: 'too_big', message: 'Please use at most 80 characters.' },
  ];
  const refused = { error_code: 'invalid_input', error_data: { fields } };
  expect(listedText(refused, problemsOfRefusal(refused, good))).toBe(
    'There was an error: (checksum : Please use at most 100 characters.\nprovider : Please use at most 80 characters.)',
  );
  const shown = { error_code: 'invalid_input', error_data: { fields: fields.slice(0, 1) } };
  expect(listedText(shown, problemsOfRefusal(shown, good))).toBe('');
  expect(listedText({ error_code: 'payment_failed', error_data: { provider: 'paypal' } }, {})).toBe('');
});

it('sends digits of the phone and no empty values (CHECKOUT-060, CHECKOUT-069)', () => {
  expect(submissionOf(good, { checksum: 'seen', code: '' })).toEqual({
    name: 'Ada Reader',
    email: 'ada@example.com',
    phone: '2075550100',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
    checksum: 'seen',
  });
});
