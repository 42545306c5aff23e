import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { PickupHours } from './pickup-hours.tsx';

const daily: [number, number] = [600, 1080];
const closed: [number, number] = [-1, -1];
const hours = {
  title: '',
  weekdays: [closed, daily, daily, daily, daily, daily, daily],
  singles: [{ mon: 11, day: 26, label: 'Thanksgiving', range: closed }],
};
const words = (day: string, of = hours) =>
  renderInShop(<PickupHours hours={of} day={day} />).replace(/<[^>]+>/g, '|');

test('today and tomorrow stand first; the rest opens', () => {
  expect(words('2026-11-25')).toMatch(
    /Today\|+10\u00a0am – 6\u00a0pm\|+Tomorrow \(Thanksgiving\)\|+Closed\|+All hours\|.*Monday/,
  );
});

test('a shop that gives no hours shows none', () => {
  expect(words('2026-11-25', { ...hours, weekdays: [] })).not.toContain('Today');
});
