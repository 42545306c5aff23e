import pino from 'pino';
import { sendMail } from '../server/jobs/send-mail.ts';
import { fakeMail } from '../server/providers/mail/fake-mail.ts';
import type { TestShop } from './shop.ts';

/** Sends what is queued and returns it. */
export async function sentMails({ db, shop: { stores, secret } }: TestShop) {
  const mail = fakeMail();
  await sendMail({ db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  return mail.sent;
}
