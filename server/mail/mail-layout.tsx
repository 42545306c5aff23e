import type { ReactNode } from 'react';
import type { MailFoot } from './mail-foot.ts';
import type { Look } from './mail-look.ts';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from './mail-parts.ts';

interface MailLayoutProps {
  look: Look;
  heading: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  foot: MailFoot;
  children: ReactNode;
}

/** The paper every mail of a shop is written on: its name above, where to ask and who it is below. */
export function MailLayout({ look, heading, preview, foot, children }: MailLayoutProps) {
  const { plain, soft, title } = stylesOf(look);
  const small = { ...soft, margin: 0, fontSize: 13, textAlign: 'center' } as const;
  return (
    <Html lang={look.lang}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Mail programs with a dark theme read one or the other. */}
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{heading}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '24px 12px', backgroundColor: look.ground }}>
        <Text
          style={{
            ...title,
            margin: '0 0 16px',
            fontSize: 24,
            lineHeight: '30px',
            textAlign: 'center',
            ...(look.logo && { padding: '12px 0', backgroundColor: look.logo.ground }),
          }}
        >
          <Link href={foot.link} style={{ color: look.ink, textDecoration: 'none' }}>
            {look.logo ? (
              <Img
                src={look.logo.src}
                alt={look.name}
                height={look.logo.height}
                style={{
                  maxWidth: 'min(300px, 100%)',
                  height: 'auto',
                  maxHeight: look.logo.height,
                  margin: '0 auto',
                }}
              />
            ) : (
              look.name
            )}
          </Link>
        </Text>
        <Container
          style={{
            maxWidth: 560,
            padding: '32px 28px',
            backgroundColor: look.surface,
            borderTop: `4px solid ${look.accent}`,
            borderRadius: 4,
          }}
        >
          <Heading
            as="h1"
            dir="auto"
            style={{ ...title, margin: '0 0 16px', fontSize: 28, lineHeight: '34px' }}
          >
            {heading}
          </Heading>
          {children}
          {foot.closing ? (
            <Text dir="auto" style={{ ...plain, margin: '16px 0 0', whiteSpace: 'pre-line' }}>
              {foot.closing}
            </Text>
          ) : null}
          {foot.questions ? (
            <Section>
              <Rule look={look} />
              <Text style={{ ...soft, margin: 0 }}>{unbroken(foot.questions)}</Text>
            </Section>
          ) : null}
          {foot.signature ? (
            <Text dir="auto" style={{ ...plain, margin: '16px 0 0', whiteSpace: 'pre-line' }}>
              {foot.signature}
            </Text>
          ) : null}
        </Container>
        <Section style={{ marginTop: 20 }}>
          {foot.lines.map((line) => (
            <Text key={line} style={small}>
              {line}
            </Text>
          ))}
          <Text style={small}>
            <Link href={foot.link} style={{ color: look['ink-soft'] }}>
              {foot.link.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Section>
      </Body>
    </Html>
  );
}

/** Telephone numbers stay on one line: spaces within them do not break. */
const unbroken = (text: string) => text.replace(/(?<=[\d)]) (?=\d)/g, '\u00a0');

export function stylesOf(look: Look) {
  const plain = {
    margin: '0 0 8px',
    fontFamily: look.text,
    fontSize: 16,
    lineHeight: '24px',
    color: look.ink,
  };
  return {
    plain,
    soft: { ...plain, color: look['ink-soft'], fontSize: 14, lineHeight: '20px' },
    title: { fontFamily: look.heading, fontWeight: 600, color: look.ink },
  };
}

/** The first sentences of a mail, which the shop may have worded: plain text, in lines. */
export function MailOpening({ look, text }: { look: Look; text: string }) {
  return (
    <Text dir="auto" style={{ ...stylesOf(look).plain, whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  );
}

/** What a reader looks for, on a ground of its own. */
export function MailBox({ look, text }: { look: Look; text: string }) {
  const style = {
    margin: '16px 0 0',
    padding: '12px 16px',
    backgroundColor: look.ground,
    borderLeft: `4px solid ${look.accent}`,
  };
  return (
    <Section style={style}>
      <Text style={{ ...stylesOf(look).plain, margin: 0, fontWeight: 600 }}>{text}</Text>
    </Section>
  );
}

export function Rule({ look }: { look: Look }) {
  return <Hr style={{ borderColor: look.line, margin: '20px 0' }} />;
}

export function MailButton({ look, href, label }: { look: Look; href: string; label: string }) {
  const style = {
    padding: '12px 20px',
    fontFamily: look.text,
    fontSize: 16,
    fontWeight: 600,
    color: look['accent-ink'],
    backgroundColor: look.accent,
    borderRadius: 4,
  };
  return (
    <Section style={{ margin: '20px 0 8px' }}>
      <Button href={href} style={style}>
        {label}
      </Button>
    </Section>
  );
}
