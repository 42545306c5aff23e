import { expect, it } from 'vitest';
import {
  promotionValues,
  readPromotion,
  type StaffPromotion,
  storedProblems,
} from './promotion-form-data.ts';

const sale: StaffPromotion = {
  id: 4,
  version: 2,
  name: 'Summer sale',
  code: 'SUN10',
  type: 'percent',
  percent: 10,
  amount: 0,
  buy: 0,
  get: 0,
  applies_to: 'subject',
  list_id: null,
  value: 'FBA',
  minimum: 2500,
  starts_at: '2027-06-01T00:00',
  ends_at: '2027-06-30T18:00',
  once_per_customer: true,
  max_uses: 50,
  combinable: false,
  uses: 3,
};

const formOf = (values: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

it.each([
  sale,
  { ...sale, type: 'amount', percent: 0, amount: 499, applies_to: 'everything', value: '' },
  { ...sale, type: 'buy_get', percent: 100, buy: 3, get: 1, applies_to: 'condition', value: 'USED' },
  { ...sale, type: 'freeship', percent: 0, applies_to: 'list', list_id: 7, value: '', combinable: true },
  { ...sale, starts_at: '', ends_at: '', max_uses: null, minimum: 0, once_per_customer: false, code: '' },
] satisfies StaffPromotion[])(
  'the form of a promotion, sent as it stands, changes nothing: %#',
  (promotion) => {
    const { id, version, uses, list_id, max_uses, ...same } = promotion;
    expect(readPromotion(formOf(promotionValues(promotion)))).toEqual({
      given: { ...same, list_id: list_id ?? undefined, max_uses: max_uses ?? undefined },
      problems: {},
    });
  },
);

it('what the chosen kind does not use is not read', () => {
  const typed = { type: 'freeship', percent: 'ten', amount: 'x', applies_to: 'everything', subject: 'FBA' };
  expect(readPromotion(formOf(typed))).toMatchObject({
    given: { percent: 0, amount: 0, value: '' },
    problems: {},
  });
});

it('says which amounts and numbers cannot be read', () => {
  const typed = { type: 'buy_get', percent: '12.5', buy: '-1', get: '1', minimum: '12,50', max_uses: 'many' };
  const { problems } = readPromotion(formOf(typed));
  expect(Object.keys(problems).sort()).toEqual(['buy', 'max_uses', 'minimum', 'percent']);
});

it('says that the list of a promotion was deleted, and of no other that it was', () => {
  expect(storedProblems({ ...sale, applies_to: 'list', list_id: null })).toHaveProperty('list_id');
  expect(storedProblems({ ...sale, applies_to: 'list', list_id: 7 })).toEqual({});
  expect(storedProblems(sale)).toEqual({});
  expect(storedProblems(null)).toEqual({});
});
