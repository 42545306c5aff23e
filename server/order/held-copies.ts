import type { Condition } from '../../contract/title.ts';
import type { LineToSend } from './shipment-queries.ts';

interface Copies {
  title_id: number;
  condition: Condition;
  quantity: number;
}

/** Copies on a shelf of these lines, each title and condition once; gift cards and tickets have none there. */
export function heldCopies(
  lines: readonly (Pick<LineToSend, 'title_id' | 'condition' | 'kind'> & { quantity: number })[],
): Copies[] {
  const copies = new Map<string, Copies>();
  for (const { title_id, condition, kind, quantity } of lines) {
    if (title_id === null || kind === 'gift_card' || kind === 'ticket' || quantity === 0) continue;
    const key = `${title_id} ${condition}`;
    copies.set(key, { title_id, condition, quantity: quantity + (copies.get(key)?.quantity ?? 0) });
  }
  return [...copies.values()];
}
