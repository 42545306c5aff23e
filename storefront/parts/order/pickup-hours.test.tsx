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
const words = (time: string, of = hours) =>
  renderInShop(<PickupHours hours={of} now={new Date(time)} timeZone="America/New_York" />).replace(
    /<[^>]+>/g,
    '|',
  );

test('today and tomorrow stand first, by the clock of the shop; the rest opens', () => {
  // Still Wednesday in New York.
  expect(words('2026-11-26T03:00:00Z')).toMatch(
    /Today\|+10 am – 6 pm\|+Tomorrow \(Thanksgiving\)\|+Closed\|+All hours\|.*Monday/,
  );
});

test('a shop that gives no hours shows none', () => {
  expect(words('2026-11-26T03:00:00Z', { ...hours, weekdays: [] })).not.toContain('Today');
});
