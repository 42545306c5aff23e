import { expect, test } from 'vitest';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { DoorRefusal } from './event-door.tsx';

const refused = (form: string) =>
  renderInShop(<DoorRefusal />, {}, '/', [], { sentence: 'Ada is on the waiting list.', form });

test('says why a button of the guests was refused, at once to those who listen', () => {
  expect(refused('code')).toMatch(/role="alert"[^>]*>(<[^>]*>)*Ada is on the waiting list\./);
});

test('leaves the refusal of a reservation to its form, and says nothing before', () => {
  const nothing = renderInShop(null);
  expect(refused('phone')).toBe(nothing);
  expect(renderInShop(<DoorRefusal />)).toBe(nothing);
});
