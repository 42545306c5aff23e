import { Text } from '@react-email/components';
import { render } from '@react-email/render';
import { Letter, LetterButton, stylesOf } from '../mail/letter.tsx';
import { type Colours, coloursOf } from '../mail/mail-colours.ts';
import type { Store } from '../store/stores.ts';
import { type AccountMail, type MailContent, mailContent } from './mail-content.ts';

export function isAccountMail(template: string): boolean {
  return template.startsWith('account-');
}

/** Draws a mail about an account. Its link is a secret of whoever gets it. */
export async function accountMail(store: Store, mail: AccountMail): Promise<{ html: string; text: string }> {
  const content = mailContent(store, mail);
  const html = await render(<AccountLetter content={content} colours={coloursOf(store)} />);
  return { html, text: textOf(content) };
}

function AccountLetter({ content: c, colours }: { content: MailContent; colours: Colours }) {
  const { plain, soft } = stylesOf(colours);
  return (
    <Letter
      colours={colours}
      shop={c.shop}
      heading={c.heading}
      preview={c.lines.at(-1) ?? c.heading}
      contact={c.contact}
    >
      {c.lines.map((line) => (
        <Text key={line} style={plain}>
          {line}
        </Text>
      ))}
      {c.button ? <LetterButton colours={colours} href={c.button.link} label={c.button.label} /> : null}
      <Text style={{ ...soft, marginTop: 16 }}>{c.footnote}</Text>
    </Letter>
  );
}

function textOf(c: MailContent): string {
  return [
    c.heading,
    '',
    ...c.lines,
    '',
    ...(c.button ? [`${c.button.label}:`, c.button.link, ''] : []),
    c.footnote,
    '',
    ...(c.contact ? [`Questions? ${c.contact}`] : []),
    c.shop,
  ].join('\n');
}
