import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import { type Colours, coloursOf, sans, serif } from '../order/mail-colours.ts';
import type { Store } from '../store/stores.ts';
import { type AccountMail, type MailContent, mailContent } from './mail-content.ts';

export function isAccountMail(template: string): boolean {
  return template.startsWith('account-');
}

/** Draws a mail about an account. Its link is a secret of whoever gets it. */
export async function accountMail(store: Store, mail: AccountMail): Promise<{ html: string; text: string }> {
  const content = mailContent(store, mail);
  const html = await render(<Letter content={content} colours={coloursOf(store)} />);
  return { html, text: textOf(content) };
}

function Letter({ content: c, colours }: { content: MailContent; colours: Colours }) {
  const plain = { margin: '0 0 8px', fontFamily: sans, fontSize: 16, lineHeight: '24px', color: colours.ink };
  const soft = { ...plain, color: colours['ink-soft'], fontSize: 14, lineHeight: '20px' };
  const title = { margin: '0 0 16px', fontFamily: serif, fontWeight: 600, fontSize: 28, lineHeight: '34px' };
  return (
    <Html lang="en">
      <Head />
      <Preview>{c.lines.at(-1) ?? c.heading}</Preview>
      <Body style={{ margin: 0, padding: '24px 0', backgroundColor: colours.ground }}>
        <Container style={{ maxWidth: 560, padding: 32, backgroundColor: colours.surface, borderRadius: 4 }}>
          <Text style={{ ...soft, letterSpacing: '0.04em' }}>{c.shop}</Text>
          <Heading as="h1" style={{ ...title, color: colours.ink }}>
            {c.heading}
          </Heading>
          {c.lines.map((line) => (
            <Text key={line} style={plain}>
              {line}
            </Text>
          ))}
          {c.button ? (
            <Section style={{ margin: '24px 0 8px' }}>
              <Button
                href={c.button.link}
                style={{
                  padding: '12px 20px',
                  fontFamily: sans,
                  fontSize: 16,
                  color: colours['accent-ink'],
                  backgroundColor: colours.accent,
                  borderRadius: 4,
                }}
              >
                {c.button.label}
              </Button>
            </Section>
          ) : null}
          <Text style={{ ...soft, marginTop: 16 }}>{c.footnote}</Text>
          {c.contact ? (
            <Section>
              <Hr style={{ borderColor: colours.line, margin: '20px 0' }} />
              <Text style={{ ...soft, margin: 0 }}>Questions? {c.contact}</Text>
            </Section>
          ) : null}
        </Container>
      </Body>
    </Html>
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
