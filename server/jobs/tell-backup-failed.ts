import * as m from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import { readPlan } from '../backup/kept/plan-queries.ts';
import { readBackup } from '../backup/kept/queries.ts';
import type { Query } from '../db/db.ts';
import { mailSender, orderRecipient } from '../mail/mail-envelope.ts';
import { subjectOf } from '../mail/wording/own-words.ts';
import { insertMail } from '../mail/write.ts';
import type { Stores } from '../store/stores.ts';

export interface TellParts {
  stores: Stores;
  env: { MAIL_FROM: string; ORDER_EMAIL: string };
}

/** Mails the shop of the plan when a backup of the schedule has failed, or its test, once for each. */
export async function tellIfFailed(q: Query, { stores, env }: TellParts, id: number): Promise<void> {
  const backup = await readBackup(q, id);
  if (backup?.kind !== 'scheduled') return;
  const isTest = backup.state === 'done' && (backup.check === 'bad' || backup.check === 'failed');
  if (!isTest && backup.state !== 'failed') return;
  const plan = await readPlan(q);
  const store = stores.all().find((one) => one.id === plan?.store_id) ?? stores.all()[0];
  const recipient = store ? orderRecipient(env.ORDER_EMAIL, store, null) : '';
  if (!store || !recipient) return;
  const subject = subjectOf(
    store,
    'backup-failed',
    {},
    inLanguage(store.settings.store_info.language, () => m.mail_backup_subject()),
  );
  await insertMail(
    q,
    {
      storeId: store.id,
      reference: `backup-failed:${backup.file}:${isTest ? 'test' : 'made'}`,
      sender: mailSender(env.MAIL_FROM, store),
      recipient,
      subject,
      template: 'backup-failed',
      data: { is_test: isTest, reason: isTest ? backup.check_problem : backup.problem, file: backup.file },
    },
    { once: true },
  );
}
