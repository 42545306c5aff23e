import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../contract/checkout.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { problemsOf, problemsOfRefusal, sentenceOf } from './purchase-problems.ts';
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

describe('what is wrong with the checkout form', () => {
  it('is nothing when all is there', () => {
    expect(problems({})).toEqual({});
    expect(problems({ preferred_communication: 'text', text_consent: true })).toEqual({});
  });

  it('names every missing field in the documented words (CHECKOUT-057..059, CHECKOUT-067)', () => {
    expect(problemsOf(contactFields, emptyValues, shop(true))).toEqual({
      name: 'Please input your name.',
      email: 'Please input your email address.',
      phone: 'Please input your phone number.',
      terms_accepted: 'Please accept the Terms & Conditions to place your order.',
      payment_choice: 'Please choose how you’d like to pay.',
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
    const wrong = problems({ phone: '12' });
    expect(wrong).toEqual({ phone: 'Must be a phone number.' });
    expect(sentenceOf(wrong)).toBe('Please check your input and try again.');
    expect(sentenceOf({ ...wrong, ...problems({ name: '' }) })).toMatch(/^Missing required field/);
  });

  it('does not call an email address missing that is only wrong', () => {
    const wrong = problems({ email: 'nobody@' });
    expect(wrong).toEqual({
      email: 'Please input your email address. It looks like name@example.com.',
    });
    expect(sentenceOf(wrong)).toBe('Please check your input and try again.');
    expect(problems({ email: ' ' })).toEqual({ email: 'Please input your email address.' });
  });

  it('asks for consent before text messages (CHECKOUT-065)', () => {
    expect(problems({ preferred_communication: 'text' })).toEqual({
      text_consent: 'You must agree to continue',
    });
  });

  it('leads refusals to their fields', () => {
    expect(problemsOfRefusal({ error_code: 'text_consent_required' })).toEqual({
      text_consent: 'You must agree to continue',
    });
    const fields = [{ field: 'email' }, { field: 'checksum' }];
    expect(problemsOfRefusal({ error_code: 'invalid_input', error_data: { fields } })).toEqual({
      email: 'Please input your email address.',
    });
    const errors = { class: 'This field is required' };
    expect(problemsOfRefusal({ error_code: 'invalid_form', error_data: { errors } })).toEqual({
      cfe_class: 'This field is required',
    });
    expect(problemsOfRefusal({ error_code: 'cart_changed' })).toEqual({});
  });
});

it('sends digits of the phone and no empty values (CHECKOUT-060, CHECKOUT-069)', () => {
  expect(submissionOf(good, 'seen')).toEqual({
    name: 'Ada Reader',
    email: 'ada@example.com',
    phone: '2075550100',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
    checksum: 'seen',
  });
});
