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

export async function readSealedCard(q: Query, storeId: number, id: number): Promise<string> {
  const [row] = await q.query<{ number_sealed: string }>(
    'select number_sealed from gift_card where store_id = $1 and id = $2',
    [storeId, id],
    'gift-card-sealed',
  );
  if (!row) throw new Error(`there is no gift card ${id}`);
  return row.number_sealed;
}
