import type { ReadOrder, readBooks } from './read-books.ts';

export type Read = Awaited<ReturnType<typeof readBooks>>;

export const sum = <T>(list: readonly T[], amount: (one: T) => number): number =>
  list.reduce((total, one) => total + amount(one), 0);

/** Orders that were placed, whatever happened to them since. */
export const isPlaced = ({ status }: ReadOrder) =>
  status !== 'payment_failed' && status !== 'awaiting_payment';
export const isLive = (order: ReadOrder) => isPlaced(order) && order.status !== 'canceled';
