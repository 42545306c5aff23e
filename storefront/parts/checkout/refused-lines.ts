import * as m from '../../../messages/compiled/messages.js';

/** A line of the cart as a refusal lists it: it keeps the order from being placed. */
export interface RefusedLine {
  cart_id: number;
  title: string;
  requested: number;
  onhand: number;
}

interface Refused {
  error: string;
  error_code: string;
  error_data?: unknown;
}

export function refusedLines({ error_data }: Pick<Refused, 'error_data'>): RefusedLine[] {
  return ((error_data ?? {}) as { items?: RefusedLine[] }).items ?? [];
}

/** Why there is no order, with the books that it is about: where no dialog lists them, nothing else names them. */
export function refusalText(refused: Refused): string {
  const isGone = refused.error_code === 'cart_unavailable';
  const lines = refusedLines(refused).map(({ title, requested, onhand }) =>
    isGone ? m.checkout_line_gone({ title }) : m.checkout_line_short({ title, onhand, requested }),
  );
  return [...lines, refused.error].join(' ');
}
