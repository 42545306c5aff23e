import type { MailKey, MailWords } from '../../contract/mail-words.ts';

/** The mails that the shop has worded itself. */
export const tidewaterMails: Partial<Record<MailKey, MailWords>> = {
  'order-ready': {
    heading: 'Your books are here, {first name}',
    opening:
      'Order {order number} is on the shelf behind the counter with your name on it. We’ll hold it for two weeks; if you need longer, just reply.',
    closing: 'See you soon,\nNell and Marcus',
  },
  'gift-card': {
    opening:
      '{sender} would like you to pick out a book at {shop}, on them. Come by when it rains: Marcus has opinions, and Nell has the kettle on.',
  },
};
