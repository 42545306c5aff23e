import { render } from '@react-email/render';
import * as m from '../../messages/compiled/messages.js';
import type { Query } from '../db/db.ts';
import { footText, mailFoot } from '../mail/mail-foot.ts';
import { MailButton, MailLayout, MailOpening, stylesOf } from '../mail/mail-layout.tsx';
import { lookOf } from '../mail/mail-look.ts';
import { Text } from '../mail/mail-parts.ts';
import { ownWords } from '../mail/wording/own-words.ts';
import type { SecretKey } from '../process/secret-key.ts';
import type { Store } from '../store/stores.ts';
import { alertsLink, alertToken } from './alert-token.ts';
import { readUnconfirmed } from './queries.ts';

/** Draws the mail that asks whether alerts are wanted; null when none of them waits for that any more. */
export async function confirmMail(
  q: Query,
  secret: SecretKey,
  store: Store,
  ids: readonly number[],
): Promise<{ html: string; text: string } | null> {
  const rows = await readUnconfirmed(q, store.id, ids);
  const [first] = rows;
  if (!first) return null;
  const link = alertsLink(store.origin, alertToken(secret, store.id, first.email_key));
  return drawConfirm(store, link, rows);
}

/** The mail about wishes; `link` agrees to them. */
export async function drawConfirm(store: Store, link: string, rows: readonly Wish[]) {
  const content = contentOf(store, link, rows);
  return { html: await render(<Letter store={store} content={content} />), text: textOf(content) };
}

type Wish = Pick<Awaited<ReturnType<typeof readUnconfirmed>>[number], 'id' | 'kind' | 'name'>;

type Content = ReturnType<typeof contentOf>;

function contentOf(store: Store, link: string, rows: readonly Wish[]) {
  const own = ownWords(store, 'alert-confirm');
  return {
    heading: own.heading || m.alert_confirm_title(),
    text: own.opening || m.alert_confirm_mail_text({ shop: store.name }),
    wishes: rows.map(({ id, kind, name }) => ({ id, text: m.alert_kind({ kind, name }) })),
    yes: { label: m.alert_confirm(), href: link },
    otherwise: m.alert_confirm_mail_foot(),
    foot: { ...mailFoot(store), closing: own.closing },
  };
}

function Letter({ store, content: c }: { store: Store; content: Content }) {
  const look = lookOf(store);
  const { plain, soft } = stylesOf(look);
  return (
    <MailLayout look={look} heading={c.heading} preview={c.text} foot={c.foot}>
      <MailOpening look={look} text={c.text} />
      {c.wishes.map(({ id, text }) => (
        <Text key={id} style={{ ...plain, margin: '0 0 4px', fontWeight: 600 }}>
          {text}
        </Text>
      ))}
      <MailButton look={look} {...c.yes} />
      <Text style={soft}>{c.otherwise}</Text>
    </MailLayout>
  );
}

function textOf(c: Content): string {
  return [
    c.heading,
    '',
    c.text,
    '',
    ...c.wishes.map(({ text }) => `  ${text}`),
    '',
    m.mail_label({ label: c.yes.label }),
    c.yes.href,
    '',
    c.otherwise,
    '',
    footText(c.foot),
  ].join('\n');
}
