import { wallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { inLanguage } from '../../../messages/server-locale.ts';
import type { Db, Query } from '../../db/db.ts';
import { mailSender } from '../../mail/mail-envelope.ts';
import { subjectOf } from '../../mail/wording/own-words.ts';
import type { Store } from '../../store/stores.ts';
import { priceOf } from '../choices.ts';
import type { DigestItem } from './digest-item.ts';
import { type DueAlert, readDueAlerts, readMailboxes } from './due-queries.ts';
import { isTrue, titlesById } from './items.ts';
import { type Digest, insertDigests, noteTold } from './write-queries.ts';

/** By the clock of the store: no mail comes in the night. */
const firstMinute = 9 * 60;
const lastMinute = 21 * 60;
/** Mailboxes of one transaction: it holds the only connection of PGlite, and so every shopper, for about a third of a second at most. */
const batch = 10;
/** Books of one mail. The rest comes on the next days. */
const mostItems = 30;

interface Parts {
  db: Db;
  store: Store;
  /** MAIL_FROM. */
  mailFrom: string;
}

/**
 * Queues a mail to each mailbox of a store that waits for something which is there now; one a day at most, with all of it. Returns how
 * many. Wake the job 'send-mail' afterwards.
 */
export async function queueDigests({ db, store, mailFrom }: Parts, now: Date): Promise<number> {
  const { day, minute } = wallClock(store.timeZone, now);
  if (!store.settings.alerts_enabled || minute < firstMinute || minute >= lastMinute) return 0;
  const sender = mailSender(mailFrom, store);
  let count = 0;
  let mailboxes = await readMailboxes(db, store.id, { day, after: '', most: batch });
  while (mailboxes.length > 0) {
    count += await db.tx(async (q) => {
      const digests = await digestsOf(q, store, await readDueAlerts(q, store, mailboxes), now);
      if (digests.length === 0) return 0;
      const queued = await insertDigests(q, { storeId: store.id, sender, day }, digests);
      const told = digests.filter(({ email_key }) => queued.has(email_key)).flatMap(({ items }) => items);
      await noteTold(q, day, told);
      return queued.size;
    });
    mailboxes = await readMailboxes(db, store.id, { day, after: mailboxes.at(-1) ?? '', most: batch });
  }
  return count;
}

async function digestsOf(q: Query, store: Store, due: readonly DueAlert[], now: Date): Promise<Digest[]> {
  const titles = await titlesById(
    q,
    store,
    due.map((alert) => alert.title_id),
    now,
  );
  const digests = new Map<string, Digest & { items: DigestItem[] }>();
  for (const { id: alert_id, email, email_key, kind, name, price: was, title_id } of due) {
    const digest = digests.get(email_key) ?? { email, email_key, subject: '', items: [] };
    digests.set(email_key, digest);
    const title = titles.get(title_id);
    if (digest.items.length >= mostItems || !isTrue({ kind, was }, title)) continue;
    digest.items.push({
      alert_id,
      kind,
      title_id,
      name,
      was,
      price: kind === 'price' ? priceOf(title) : null,
    });
  }
  const { language } = store.settings.store_info;
  return [...digests.values()]
    .filter(({ items }) => items.length > 0)
    .map((digest) => ({
      ...digest,
      subject: subjectOf(
        store,
        'alert-digest',
        { title: titles.get(digest.items[0]?.title_id ?? 0)?.title ?? '' },
        inLanguage(language, () => oursOf(digest.items, (id) => titles.get(id)?.title ?? '')),
      ),
    }));
}

const subjects = {
  in_stock: m.alert_digest_subject_in_stock,
  price: m.alert_digest_subject_price,
  author: m.alert_digest_subject_author,
  series: m.alert_digest_subject_series,
};

function oursOf(items: readonly DigestItem[], titleOf: (id: number) => string): string {
  const [only, ...others] = items;
  if (!only || others.length > 0) return m.alert_digest_subject_many({ count: items.length });
  const { kind, name, title_id } = only;
  return subjects[kind]({ name, title: titleOf(title_id) }).replace(/\s+/g, ' ');
}
