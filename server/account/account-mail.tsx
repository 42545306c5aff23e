import { render } from '@react-email/render';
import * as m from '../../messages/compiled/messages.js';
import { footText } from '../mail/mail-foot.ts';
import { MailButton, MailLayout, MailOpening, stylesOf } from '../mail/mail-layout.tsx';
import { type Look, lookOf } from '../mail/mail-look.ts';
import { Text } from '../mail/mail-parts.ts';
import type { Store } from '../store/stores.ts';
import { type AccountMail, type MailContent, mailContent } from './mail-content.ts';

/** Renders an account mail. Its link is a secret of the recipient. */
export async function accountMail(store: Store, mail: AccountMail): Promise<{ html: string; text: string }> {
  const content = mailContent(store, mail);
  const html = await render(<AccountLetter content={content} look={lookOf(store)} />);
  return { html, text: textOf(content) };
}

function AccountLetter({ content: c, look }: { content: MailContent; look: Look }) {
  const { soft } = stylesOf(look);
  return (
    <MailLayout look={look} heading={c.heading} preview={c.lines.at(-1) ?? c.heading} foot={c.foot}>
      {c.lines.map((line) => (
        <MailOpening key={line} look={look} text={line} />
      ))}
      {c.button ? <MailButton look={look} href={c.button.link} label={c.button.label} /> : null}
      <Text style={{ ...soft, marginTop: 16 }}>{c.footnote}</Text>
    </MailLayout>
  );
}

function textOf(c: MailContent): string {
  return [
    c.heading,
    '',
    c.lines.join('\n\n'),
    '',
    ...(c.button ? [m.mail_label({ label: c.button.label }), c.button.link, ''] : []),
    c.footnote,
    '',
    footText(c.foot),
  ].join('\n');
}
