import { describe, expect, it } from 'vitest';
import { formElement } from './custom-form.ts';
import { formatted, maxLength, problemOf } from './custom-form-rules.ts';

const element = (type: string, more: object = {}) =>
  formElement.parse({ id: 'a', type, label: 'A', ...more });

describe('an element', () => {
  it('has the defaults of the documents (FORM-008, FORM-009)', () => {
    expect(maxLength(element('text'))).toBe(50);
    expect(maxLength(element('textarea'))).toBe(500);
    expect(element('textarea').rows).toBe(3);
    expect(element('text', { required_message: '' }).required_message).toBe('This field is required');
    expect(maxLength(element('text', { max_length: 12 }))).toBe(12);
    expect(maxLength(element('phone', { max_length: 99 }))).toBe(14);
  });

  it.each([
    ['text', 'x'.repeat(50), ''],
    ['text', 'x'.repeat(51), 'Please enter at most 50 characters'],
    ['textarea', 'x'.repeat(501), 'Please enter at most 500 characters'],
    ['email', 'ada@example.com', ''],
    ['email', 'ada\u200b@example.com', 'Please enter a valid email address'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', 'a b@example.com', 'Please enter a valid email address'],
    ['phone', '(207) 555-0142', ''],
    ['phone', '207 555 0142', 'Please enter a valid phone number'],
    ['phone', '(207) 555-014', 'Please enter a valid phone number'],
    ['phone', '+44 20 7946 0958', 'Please enter a valid phone number'],
    ['phone', '207 555 0142 ext. 5', 'Please enter a valid phone number'],
    ['date', '02/29/2024', ''],
    ['date', '02/29/2023', 'Please enter a valid date'],
    ['date', '13/01/2024', 'Please enter a valid date'],
    ['date', '02/2', 'Please enter a valid date'],
    ['daymonth', '29/02', ''],
    ['daymonth', '31/04', 'Please enter a valid date'],
    ['daymonth', '12/31', 'Please enter a valid date'],
  ])('%s takes %j: %j (FORM-010..013)', (type, value, problem) => {
    expect(problemOf(element(type), value)).toBe(problem);
  });

  it.each(['text', 'textarea', 'email', 'phone', 'date', 'daymonth', 'select', 'radio', 'checkbox'])(
    '%s must be filled in where it is required, and need not elsewhere',
    (type) => {
      expect(problemOf(element(type), undefined)).toBe('');
      expect(problemOf(element(type), '')).toBe('');
      const asked = element(type, { required: true, required_message: 'Please' });
      for (const empty of [undefined, '', '  ', false]) expect(problemOf(asked, empty)).toBe('Please');
    },
  );

  it('keeps a number with an extension as typed, so that it is refused rather than cut off', () => {
    for (const typed of ['207-555-0142 ext 5', '555-0142 ext 207', '(207) 555-0142e']) {
      expect(formatted('phone', typed)).toBe(typed);
      expect(problemOf(element('phone'), typed)).toBe('Please enter a valid phone number');
    }
  });

  it('takes a choice only from its options, and a tick only as a tick (FORM-014, FORM-015)', () => {
    for (const type of ['select', 'radio']) {
      const choice = element(type, { options: [{ label: 'Kelowna' }] });
      expect(problemOf(choice, 'Kelowna')).toBe('');
      expect(problemOf(choice, 'Elsewhere')).toBe('This field is required');
    }
    expect(problemOf(element('checkbox', { required: true }), true)).toBe('');
    expect(problemOf(element('checkbox', { required: true }), 'true')).toBe('This field is required');
  });
});

it.each([
  ['phone', '2075550142', '(207) 555-0142'],
  ['phone', '(207) 5', '(207) 5'],
  ['phone', '12075550142', '(207) 555-0142'],
  ['phone', '+1 (207) 555-0142', '(207) 555-0142'],
  ['phone', '1-207-555-0142', '(207) 555-0142'],
  ['phone', '1', '1'],
  ['phone', '12', '2'],
  ['phone', '(207) 555-01429', '(207) 555-01429'],
  ['phone', '0442079460', '0442079460'],
  ['phone', '(+47) 22 12 34 56', '(+47) 22 12 34 56'],
  ['phone', '207 555 0142 ext. 5', '207 555 0142 ext. 5'],
  ['phone', '+44 20 7946 0958', '+44 20 7946 0958'],
  ['date', '02292024', '02/29/2024'],
  ['date', '0229', '02/29'],
  ['daymonth', '2902', '29/02'],
  ['daymonth', '29/02/2024', '29/02'],
  ['text', '02292024', '02292024'],
] as const)('writes what is typed into %s %j as %j', (type, typed, shown) => {
  expect(formatted(type, typed)).toBe(shown);
});

describe('a phone number typed by hand', () => {
  const phone = element('phone');
  const type = (keys: string, from = '') =>
    [...keys].reduce((shown, key) => formatted('phone', shown + key), from);

  it.each([
    ['2075550142', '(207) 555-0142'],
    ['207-555-0142', '(207) 555-0142'],
    ['(207) 555-0142', '(207) 555-0142'],
    ['12075550142', '(207) 555-0142'],
    ['+12075550142', '(207) 555-0142'],
    ['+1 (207) 555-0142', '(207) 555-0142'],
  ])('%s is written as %s', (keys, shown) => {
    expect(type(keys)).toBe(shown);
    expect(problemOf(phone, shown)).toBe('');
  });

  it.each([
    ['+442079460958', '+442079460958'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+4722123456', '+4722123456'],
    ['00442079460958', '00442079460958'],
    ['011442079460958', '011442079460958'],
    ['02079460958', '02079460958'],
    ['+1 107 555 0142', '+1 107 555 0142'],
    ['442079460958', '(442) 079-460958'],
    ['20755501429', '(207) 555-01429'],
    ['+120755501429', '(207) 555-01429'],
  ])('%s keeps every digit and is refused', (keys, shown) => {
    expect(type(keys)).toBe(shown);
    expect(problemOf(phone, shown)).toBe('Please enter a valid phone number');
  });

  it.each(['2075550142', '20755501429', '+442079460958', '0044207946', '+1', '1'])(
    '%s can be deleted from its end and typed again',
    (keys) => {
      let shown = type(keys);
      while (shown !== '') {
        const fewer = formatted('phone', shown.slice(0, -1));
        expect(fewer.length).toBeLessThan(shown.length);
        shown = fewer;
      }
      expect(type('2075550142', shown)).toBe('(207) 555-0142');
    },
  );
});
