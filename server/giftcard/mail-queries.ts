import type { Query } from '../db/db.ts';

/** What the mail with a gift card says, beside its number. */
export interface CardMailData {
  gift_card_id: number;
  /** Cents. */
  amount: number;
  sent_from: string;
  sent_to: string;
  message: string;
}

/** Queues the mail with a gift card; a card is mailed once. */
export async function insertCardMail(
  q: Query,
  mail: {
    storeId: number;
    reference: string;
    sender: string;
    recipient: string;
    subject: string;
    data: CardMailData;
  },
): Promise<void> {
  await q.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     values ($1, $2, $3, $4, $5, '', '', 'gift-card', $6::jsonb)`,
    [mail.storeId, mail.reference, mail.sender, mail.recipient, mail.subject, JSON.stringify(mail.data)],
    'gift-card-mail',
  );
}

export async function readSealedCard(q: Query, storeId: number, id: number): Promise<string> {
  const [row] = await q.query<{ number_sealed: string }>(
    'select number_sealed from gift_card where store_id = $1 and id = $2',
    [storeId, id],
    'gift-card-sealed',
  );
  if (!row) throw new Error(`there is no gift card ${id}`);
  return row.number_sealed;
}
