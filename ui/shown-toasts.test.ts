import { expect, it } from 'vitest';
import { type Shown, type Toast, withToast } from './shown-toasts.ts';

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
