import { m } from '../../../messages/compiled/messages.js';

const words: Record<string, () => string> = {
  quote_requested: m.quote_status,
  placed: m.order_status_placed,
  ready_for_pickup: m.order_status_ready,
  partly_shipped: m.order_status_partly_shipped,
  shipped: m.order_status_shipped,
  collected: m.order_status_collected,
  canceled: m.order_status_canceled,
};

/** 'ready_for_pickup' as shoppers read it. */
export function statusWord(status: string): string {
  return words[status]?.() ?? status;
}
