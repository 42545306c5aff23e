import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Query } from '../db/db.ts';
import { mailSender } from '../mail/mail-envelope.ts';
import { subjectOf } from '../mail/wording/own-words.ts';
import { insertMail } from '../mail/write.ts';
import type { SecretKey } from '../process/secret-key.ts';
import type { Store } from '../store/stores.ts';
import { issueCard, openNumber } from './issue-card.ts';
import { type CardMailData, readSealedCard } from './mail-queries.ts';
import { claimDueCard, type DueCard, setIssued } from './order-queries.ts';

export type { CardMailData };

const template = 'gift-card';

/** In the morning: a present should not arrive in the night. */
const mailedFromMinute = 8 * 60;

/**
 * Issues the next emailed card of a store whose day has come, and queues its mail: both or neither, and once, since the row of
 * the sale is locked. False = no card is due.
 */
export async function deliverDueCard(
  q: Query,
  { secret, store, mailFrom, now }: { secret: SecretKey; store: Store; mailFrom: string; now: Date },
): Promise<boolean> {
  const { day } = wallClock(store.timeZone, new Date(now.getTime() - mailedFromMinute * 60_000));
  const sale = await claimDueCard(q, store.id, day);
  if (!sale) return false;
  const { id } = await issueSold(q, secret, sale, { withPin: false });
  const sender = { name: sale.sent_from || store.name };
  await insertMail(q, {
    storeId: store.id,
    reference: `gift-card:${sale.id}`,
    sender: mailSender(mailFrom, store),
    recipient: sale.recipient_email,
    subject: cardSubject(store, sender.name),
    template,
    data: {
      gift_card_id: id,
      amount: sale.amount,
      sent_from: sale.sent_from,
      sent_to: sale.sent_to,
      message: sale.message,
    } satisfies CardMailData,
  });
  return true;
}

function cardSubject(store: Store, name: string): string {
  const ours = inLanguage(store.settings.store_info.language, () => m.giftcard_mail_subject({ name }));
  return subjectOf(store, 'gift-card', { sender: name }, ours);
}

/** Queues the mail with a card that was issued without being bought; `message` says what for. */
export async function mailNewCard(
  q: Query,
  mail: {
    store: Store;
    mailFrom: string;
    reference: string;
    recipient: string;
    card: { id: number; amount: number };
    message: string;
  },
): Promise<void> {
  const { store, card, message } = mail;
  await insertMail(q, {
    storeId: store.id,
    reference: mail.reference,
    sender: mailSender(mail.mailFrom, store),
    recipient: mail.recipient,
    subject: cardSubject(store, store.name),
    template,
    data: {
      gift_card_id: card.id,
      amount: card.amount,
      sent_from: '',
      sent_to: '',
      message,
    } satisfies CardMailData,
  });
}

/** Issues a card that was bought. */
async function issueSold(
  q: Query,
  secret: SecretKey,
  sale: DueCard,
  { withPin, changedBy = '' }: { withPin: boolean; changedBy?: string },
) {
  const card = await issueCard(q, secret, {
    storeId: sale.store_id,
    currency: sale.currency,
    amount: sale.amount,
    withPin,
    orderId: sale.order_id,
    changedBy,
  });
  await setIssued(q, sale.id, card.id);
  return card;
}

/** The number of a card for the mail to its recipient. Throws when it was sealed with another SECRET_KEY. */
export async function numberForMail(
  q: Query,
  secret: SecretKey,
  storeId: number,
  id: number,
): Promise<string> {
  return openNumber(secret, storeId, await readSealedCard(q, storeId, id));
}
