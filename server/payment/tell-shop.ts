import * as m from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Query } from '../db/db.ts';
import { mailSender, orderRecipient } from '../mail/mail-envelope.ts';
import { subjectOf } from '../mail/wording/own-words.ts';
import { insertMail } from '../mail/write.ts';
import { dayIn } from '../pricing/release-date.ts';
import type { ShopDesk } from './applying.ts';
import { findPaidOrder } from './order-queries.ts';
import type { PaymentAlert, PaymentAlertKind } from './payment-alert.ts';
import type { PaymentRow } from './payment-row.ts';

interface Told {
  kind: PaymentAlertKind;
  /** 'payment 7', 'step 3' */
  about: string;
  amount: number;
  reason: string;
  /** Of a dispute. */
  dueAt?: Date | null;
  page?: string;
}

/** Mails the shop that it has to look after a payment, once for each `about`. */
export async function tellShop(
  q: Query,
  payment: PaymentRow,
  { kind, about, amount, reason, dueAt = null, page = '' }: Told,
  { store, mailFrom, orderEmail }: ShopDesk,
): Promise<void> {
  const order = payment.order_id === null ? undefined : await findPaidOrder(q, payment.order_id);
  const recipient = orderRecipient(orderEmail, store, order?.location_id ?? null);
  if (!recipient) return;
  const number = order?.order_number ?? '';
  const { currency, provider, reference, label } = payment;
  const due_day = dueAt ? dayIn(store.timeZone, dueAt) : '';
  const alert: PaymentAlert = {
    ...{ kind, number, amount, currency, provider, reference, label, reason },
    ...{ due_day, page },
  };
  const subject = subjectOf(
    store,
    'payment-alert',
    { 'order number': number },
    inLanguage(store.settings.store_info.language, () =>
      number ? m.payment_mail_subject_order({ number }) : m.payment_mail_subject(),
    ),
  );
  await insertMail(
    q,
    {
      storeId: store.id,
      reference: `payment-alert:${kind}:${about}`,
      sender: mailSender(mailFrom, store),
      recipient,
      subject,
      template: 'payment-alert',
      data: alert,
    },
    { once: true },
  );
}
