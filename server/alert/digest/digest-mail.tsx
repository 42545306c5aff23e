import { render } from '@react-email/render';
import * as m from '../../../messages/compiled/messages.js';
import type { Db } from '../../db/db.ts';
import { footText } from '../../mail/mail-foot.ts';
import { MailLayout, MailOpening, Rule, stylesOf } from '../../mail/mail-layout.tsx';
import { lookOf } from '../../mail/mail-look.ts';
import { Link, Text } from '../../mail/mail-parts.ts';
import { MailTitleRow } from '../../mail/mail-rows.tsx';
import type { SecretKey } from '../../process/secret-key.ts';
import type { Store } from '../../store/stores.ts';
import { alertToken, stopLink } from '../alert-token.ts';
import { type DigestContent, digestContent, type ToldItem } from './digest-content.ts';
import type { DigestItem } from './digest-item.ts';
import { isTrue, titlesById } from './items.ts';
import { keepItems } from './write-queries.ts';

interface QueuedDigest {
  /** Of the mail. */
  id: number;
  email_key: string;
  items: readonly DigestItem[];
}

/**
 * Draws a digest of the alerts that are still true, with the address where mail programs stop such mails with one click (RFC 8058); null
 * when none is true any more. Other alerts, such as for a book that sold out again, go on waiting.
 */
export async function digestMail(
  db: Db,
  secret: SecretKey,
  store: Store,
  { id, email_key, items }: QueuedDigest,
  now: Date,
): Promise<{ html: string; text: string; stop: string } | null> {
  const told = await db.tx(async (q) => {
    const titles = await titlesById(
      q,
      store,
      items.map(({ title_id }) => title_id),
      now,
    );
    const kept: ToldItem[] = [];
    const others: DigestItem[] = [];
    for (const item of items) {
      const title = titles.get(item.title_id);
      if (isTrue(item, title)) kept.push({ ...item, title });
      else others.push(item);
    }
    if (others.length > 0)
      await keepItems(
        q,
        id,
        kept.map(({ title: _, ...item }) => item),
        others,
      );
    return kept;
  });
  if (told.length === 0) return null;
  const token = alertToken(secret, store.id, email_key);
  return {
    ...(await drawDigest(store, token, told)),
    stop: stopLink(store.origin, token),
  };
}

/** The digest of one mailbox, whose links are those of `token`. */
export async function drawDigest(store: Store, token: string, told: readonly ToldItem[]) {
  const content = digestContent(store, token, told);
  return { html: await render(<Letter store={store} content={content} />), text: textOf(content) };
}

function Letter({ store, content: c }: { store: Store; content: DigestContent }) {
  const look = lookOf(store);
  const { soft } = stylesOf(look);
  const [first] = c.items;
  return (
    <MailLayout look={look} heading={c.heading} preview={first?.title ?? ''} foot={c.shop}>
      {c.opening ? <MailOpening look={look} text={c.opening} /> : null}
      {c.items.map((item) => (
        <div key={item.key}>
          <Text style={{ ...soft, margin: '16px 0 8px', color: look.accent, fontWeight: 600 }}>
            {item.reason}
          </Text>
          <MailTitleRow
            look={look}
            title={item.title}
            link={item.link}
            cover={item.cover}
            lines={[item.details, item.stock, item.was]}
            amount={item.amount}
          />
        </div>
      ))}
      <Rule look={look} />
      <Text style={soft}>{c.foot}</Text>
      {c.ways.map(({ label, href }) => (
        <Text key={href} style={{ ...soft, margin: '4px 0 0' }}>
          <Link href={href} style={{ color: look.accent }}>
            {label}
          </Link>
        </Text>
      ))}
    </MailLayout>
  );
}

function textOf(c: DigestContent): string {
  return [
    c.heading,
    '',
    ...(c.opening ? [c.opening, ''] : []),
    ...c.items.flatMap(({ reason, title, details, stock, amount, was, link }) => [
      reason,
      `  ${title}`,
      ...[details, stock, [amount, was].filter(Boolean).join(', '), link]
        .filter(Boolean)
        .map((line) => `  ${line}`),
      '',
    ]),
    c.foot,
    ...c.ways.flatMap(({ label, href }) => [m.mail_label({ label }), href]),
    '',
    footText(c.shop),
  ].join('\n');
}
