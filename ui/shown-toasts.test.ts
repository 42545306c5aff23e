import { expect, it } from 'vitest';
import { onNextPage, type Shown, type Toast, withToast } from './shown-toasts.ts';

const after = (...toasts: Toast[]) =>
  toasts.reduce<Shown[]>((shown, toast, id) => withToast(shown, { ...toast, id }), []).map(({ id }) => id);

it('keeps the last three', () => {
  expect(after({ message: 'a' }, { message: 'b' }, { message: 'c' }, { message: 'd' })).toEqual([1, 2, 3]);
});

it('says the same once, as the newest', () => {
  expect(after({ message: 'Saved.' }, { message: 'Added.' }, { message: 'Saved.' })).toEqual([1, 2]);
});

it('keeps apart what differs in weight or in what it leads to', () => {
  const cart = { label: 'Go to Cart', href: '/checkout/cart' };
  expect(after({ message: 'a' }, { message: 'a', tone: 'error' }, { message: 'a', action: cart })).toEqual([
    0, 1, 2,
  ]);
  const undo = { label: 'Undo', onPress: () => {} };
  expect(after({ message: 'Removed.', action: undo }, { message: 'Removed.', action: undo })).toEqual([0, 1]);
});

it('stays on the page that it leads to, and longer only while it offers something', () => {
  const action = { label: 'Go to Cart', href: '/checkout/cart' };
  const first = onNextPage([
    { id: 1, message: 'Account Created' },
    { id: 2, message: 'Added.', isOfPage: true, action },
    { id: 3, message: 'Not added.', action },
  ]);
  expect(first.map(({ id }) => id)).toEqual([1, 3]);
  expect(onNextPage(first).map(({ id }) => id)).toEqual([3]);
});
