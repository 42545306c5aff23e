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
import type { ReactNode } from 'react';
import { type Colours, sans, serif } from './mail-colours.ts';

interface LetterProps {
  colours: Colours;
  shop: string;
  heading: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  /** Where to ask; '' for nowhere. */
  contact: string;
  children: ReactNode;
}

/** The paper every mail of a shop is written on: its name above, where to ask below. */
export function Letter({ colours, shop, heading, preview, contact, children }: LetterProps) {
  const { soft, title } = stylesOf(colours);
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '24px 0', backgroundColor: colours.ground }}>
        <Container style={{ maxWidth: 560, padding: 32, backgroundColor: colours.surface, borderRadius: 4 }}>
          <Text style={{ ...soft, letterSpacing: '0.04em' }}>{shop}</Text>
          <Heading as="h1" style={{ ...title, margin: '0 0 16px', fontSize: 28, lineHeight: '34px' }}>
            {heading}
          </Heading>
          {children}
          {contact ? (
            <Section>
              <Rule colours={colours} />
              <Text style={{ ...soft, margin: 0 }}>Questions? {contact}</Text>
            </Section>
          ) : null}
        </Container>
      </Body>
    </Html>
  );
}

export function stylesOf(colours: Colours) {
  const plain = { margin: '0 0 8px', fontFamily: sans, fontSize: 16, lineHeight: '24px', color: colours.ink };
  return {
    plain,
    soft: { ...plain, color: colours['ink-soft'], fontSize: 14, lineHeight: '20px' },
    title: { fontFamily: serif, fontWeight: 600, color: colours.ink },
  };
}

export function Rule({ colours }: { colours: Colours }) {
  return <Hr style={{ borderColor: colours.line, margin: '20px 0' }} />;
}

export function LetterButton({ colours, href, label }: { colours: Colours; href: string; label: string }) {
  const look = {
    padding: '12px 20px',
    fontFamily: sans,
    fontSize: 16,
    color: colours['accent-ink'],
    backgroundColor: colours.accent,
    borderRadius: 4,
  };
  return (
    <Section style={{ margin: '24px 0 8px' }}>
      <Button href={href} style={look}>
        {label}
      </Button>
    </Section>
  );
}
