import { saveEvent } from '../server/event/write.ts';
import { type EventOverrides, evening, inDays } from './events.ts';
import { testSandbox } from './sandbox.ts';
import type { SellingShop } from './selling-shop.ts';
import type { Visitor } from './shop.ts';

export const guest = { name: 'Ada Reader', email: 'ada@example.org', phone: '2075550100' };

/** A store that takes cards, with an evening in three days that sells so many tickets for 12.00. */
export async function ticketShop(
  open: (with_: { settings: object }) => Promise<SellingShop>,
  { places = 10, price = 1200, ...event }: EventOverrides & { places?: number | null; price?: number } = {},
) {
  const shop = await open({ settings: { checkout_info: { card_provider: 'sandbox', ship_enabled: true } } });
  const { t, store } = shop;
  const sandbox = testSandbox();
  t.shop.payments = { open: async (of) => sandbox.open({ account: of.webstoreName }) };
  const ticket = await shop.aBook(0, {
    title: 'Admission',
    binding: 'Ticket',
    list_price_usa: price,
    list_price_can: price,
  });
  const dated = { id: store.id, timeZone: 'America/New_York' };
  const given = evening({ first_day: inDays(3), tickets: [{ eisbn: ticket.eisbn, places }], ...event });
  const { id: eventId } = await t.db.tx((q) => saveEvent(q, dated, null, given));
  const [date] = await t.db.query<{ id: number }>('select id from event_date where event_id = $1', [eventId]);
  const card = (number = '4242424242424242') => ({
    ...guest,
    delivery_preference: 'electronic' as const,
    payment_choice: price === 0 ? ('not_required' as const) : ('credit_card' as const),
    ...(price > 0 && { encrypted_cc_info: sandbox.token(store.webstoreName, number) }),
  });
  /** Puts tickets into the cart of a visitor and orders them. */
  const buy = async (by: Visitor, quantity = 1) => {
    await by.get('cart/add', { eisbn: ticket.eisbn, quantity });
    return by.get('checkout/submit', card());
  };
  const left = async () => {
    const { event: now } = await shop.stranger().get('event/v2/get', { event_id: date?.id ?? 0 });
    return now.tickets[0]?.available[0];
  };
  return { ...shop, sandbox, ticket, eventId, dateId: date?.id ?? 0, card, buy, left };
}
