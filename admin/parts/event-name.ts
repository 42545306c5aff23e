import * as m from '../../messages/compiled/messages.js';

const names: Record<string, () => string> = {
  quote_requested: m.deskorder_event_quote,
  quote_answered: m.deskorder_event_answered,
  quote_ordered: m.deskorder_event_ordered,
  quote_declined: m.deskorder_event_declined,
  // Only orders paid by card are stored before they are placed, so this step means that the order was paid.
  placed: m.deskorder_event_paid,
  ready_for_pickup: m.deskorder_event_ready,
  partly_shipped: m.deskorder_event_partly_shipped,
  shipped: m.deskorder_event_shipped,
  collected: m.deskorder_event_collected,
  canceled: m.deskorder_event_canceled,
  paid_in_store: m.deskorder_event_paid_in_store,
  store_payment_undone: m.deskorder_event_payment_undone,
};

/** A step of an order in the words of the shop. What goes to an address is delivered, not collected. */
export const eventName = (status: string, isShipped: boolean): string =>
  status === 'collected' && isShipped ? m.deskorder_event_delivered() : (names[status]?.() ?? status);
