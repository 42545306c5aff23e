import type { Query } from '../db/db.ts';
import type { SharedCart } from './shared-cart.ts';

export interface NewCartMail {
  storeId: number;
  reference: string;
  sender: string;
  recipient: string;
  subject: string;
  data: SharedCart;
}

/** Queues a mail with a cart; the job draws and sends it. */
export async function insertCartMail(q: Query, mail: NewCartMail): Promise<void> {
  await q.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     values ($1, $2, $3, $4, $5, '', '', 'cart-shared', $6::jsonb)`,
    [mail.storeId, mail.reference, mail.sender, mail.recipient, mail.subject, JSON.stringify(mail.data)],
    'cart-mail',
  );
}
