import { expect, it } from 'vitest';
import type { StaffPromotion } from './promotion-form-data.ts';
import { promotionState, promotionText } from './promotion-text.ts';

const limits = { starts_at: '2027-06-01T09:00', ends_at: '2027-06-30T18:00', uses: 0, max_uses: null };

it.each([
  ['2027-06-01', 539, 'coming'],
  ['2027-06-01', 540, 'running'],
  ['2027-06-30', 1080, 'running'],
  ['2027-06-30', 1081, 'ended'],
])('on %s at minute %i it is %s', (day, minute, state) => {
  expect(promotionState(limits, { day, minute })).toBe(state);
});

it('one without dates runs until its orders are used up', () => {
  const noon = { day: '2027-06-15', minute: 720 };
  const open = { starts_at: '', ends_at: '', max_uses: 2 };
  expect(promotionState({ ...open, uses: 1 }, noon)).toBe('running');
  expect(promotionState({ ...open, uses: 2 }, noon)).toBe('used_up');
});

const sale: StaffPromotion = {
  ...limits,
  id: 1,
  version: 1,
  name: 'Sale',
  code: '',
  type: 'percent',
  percent: 20,
  amount: 0,
  buy: 0,
  get: 0,
  applies_to: 'everything',
  list_id: null,
  value: '',
  minimum: 0,
  starts_at: '',
  ends_at: '',
  once_per_customer: false,
  combinable: false,
};

it('says in one line what a promotion does, on what, and how often it was used', () => {
  const lists = new Map([[7, 'Staff picks']]);
  const textOf = (more: Partial<StaffPromotion>) => promotionText({ ...sale, ...more }, lists, 'en-US');
  expect(textOf({})).toBe('20% off · Applies by itself · used in 0 orders');
  expect(textOf({ applies_to: 'list', list_id: 7, code: 'SPRING', uses: 1 })).toBe(
    '20% off on the list Staff picks · Code SPRING · used in 1 order',
  );
  expect(textOf({ applies_to: 'list' })).toContain('on nothing: its list was deleted');
  expect(textOf({ type: 'buy_get', buy: 3, get: 1, percent: 100, max_uses: 50, uses: 2 })).toBe(
    'Buy 3, get 1 more free · Applies by itself · used in 2 of 50 orders',
  );
  expect(textOf({ type: 'amount', amount: 500, ends_at: '2027-06-30T23:59' })).toBe(
    '$5.00 off · Applies by itself · until Jun 30, 2027, 11:59\u00a0pm · used in 0 orders',
  );
  expect(textOf({ type: 'freeship', applies_to: 'condition', value: 'USED' })).toContain(
    'Free shipping on used books',
  );
});
