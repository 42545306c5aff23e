import { expect, test } from 'vitest';
import { profileFields } from './account-fields.ts';
import { contactFields, deliveryTypes, paymentChoices } from './checkout.ts';
import { defaultPageSize, pageSizes } from './filter-path.ts';
import { searchFileEndings } from './search-file.ts';

test('a page of books has 26, or another of four lengths (CONST-001)', () => {
  expect(defaultPageSize).toBe(26);
  expect(pageSizes).toEqual([26, 50, 100, 200]);
});

test('payments and deliveries have the names of the documents (CONST-006, CONST-009)', () => {
  expect([...paymentChoices].sort()).toEqual(
    'chase clearent contact credit_card global no_global not_required paypal pickup'.split(' '),
  );
  expect([...deliveryTypes].sort()).toEqual(
    'custom_pickup custom_ship electronic local_delivery pickup ship'.split(' '),
  );
});

test('a shopper is reached by email, phone or text (CONST-008)', () => {
  const { preferred_communication: channel } = contactFields.shape;
  for (const one of ['email', 'phone', 'text']) expect(channel.safeParse(one).success, one).toBe(true);
  expect(channel.safeParse('fax').success).toBe(false);
});

test('a file to search by has one of six endings (SEARCH-022)', () => {
  expect([...searchFileEndings].sort()).toEqual(['.csv', '.html', '.pdf', '.txt', '.xls', '.xlsx']);
});

const problemsOf = (filled: object) =>
  (profileFields.safeParse(filled).error?.issues ?? []).map(({ path }) => path[0]);

test.each(['first_name', 'last_name', 'street_address', 'city', 'company', 'province'])(
  'the account form takes at most 80 characters as %s (CONST-004, ACCOUNT-046, ACCOUNT-047, ACCOUNT-049)',
  (field) => {
    expect(problemsOf({ [field]: 'x'.repeat(80) })).not.toContain(field);
    expect(problemsOf({ [field]: 'x'.repeat(81) })).toContain(field);
  },
);

test('the name of an institution is asked for where the account is one (ACCOUNT-047)', () => {
  expect(problemsOf({ is_institution: 'true', company: ' ' })).toContain('company');
  expect(problemsOf({ is_institution: 'true', company: 'Harbor School' })).not.toContain('company');
  expect(problemsOf({ is_institution: 'false', company: '' })).not.toContain('company');
});

test('an alternate phone is optional, and of the same pattern as the first (ACCOUNT-051)', () => {
  expect(problemsOf({ alt_phone_number: '' })).not.toContain('alt_phone_number');
  expect(problemsOf({ alt_phone_number: '(207) 555-0142' })).not.toContain('alt_phone_number');
  for (const wrong of ['555-0142', '207 555 CALL', '1'.repeat(16)])
    expect(problemsOf({ alt_phone_number: wrong }), wrong).toContain('alt_phone_number');
});
