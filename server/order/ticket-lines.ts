import type { Order, OrderTicket } from '../../contract/order.ts';

/** A ticket as a mail shows it. */
export interface MailTicket {
  code: string;
  /** Address of the code as a picture. */
  image: string;
  title: string;
  /** When and where. */
  lines: string[];
  /** Where to join an online event; ''. */
  join: string;
}

/** The tickets of an order that still admit. */
export const mailTickets = (origin: string, { tickets }: Order): MailTicket[] =>
  tickets
    .filter(({ state }) => state === 'valid')
    .map((ticket) => ({
      code: ticket.code,
      image: origin + ticket.image,
      title: ticket.event_title,
      lines: [ticket.title, when(ticket), ticket.location_text].filter(Boolean),
      join: ticket.online_url,
    }));

const when = ({ date_text, time_text }: OrderTicket) => `${date_text}, ${time_text}`;
