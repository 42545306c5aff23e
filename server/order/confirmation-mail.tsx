import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { Order } from '../../contract/order.ts';
import type { Store } from '../store/stores.ts';
import { type ConfirmationContent, confirmationContent } from './confirmation-content.ts';
import { confirmationText } from './confirmation-text.ts';
import { type Colours, coloursOf, sans, serif } from './mail-colours.ts';

/** Draws the confirmation of an order. `orderKey` opens the order without an account: only its buyer gets it. */
export async function confirmationMail(
  store: Store,
  order: Order,
  orderKey: string,
): Promise<{ html: string; text: string }> {
  const content = confirmationContent(store, order, orderKey);
  const html = await render(<Confirmation content={content} colours={coloursOf(store)} />);
  return { html, text: confirmationText(content) };
}

function Confirmation({ content: c, colours }: { content: ConfirmationContent; colours: Colours }) {
  const plain = { margin: '0 0 8px', fontFamily: sans, fontSize: 16, lineHeight: '24px', color: colours.ink };
  const soft = { ...plain, color: colours['ink-soft'], fontSize: 14, lineHeight: '20px' };
  const title = { fontFamily: serif, fontWeight: 600, color: colours.ink };
  const right = { verticalAlign: 'top', textAlign: 'right', whiteSpace: 'nowrap' } as const;
  const rule = <Hr style={{ borderColor: colours.line, margin: '20px 0' }} />;
  return (
    <Html lang="en">
      <Head />
      <Preview>{`Order ${c.orderNumber}: ${c.whatNext}`}</Preview>
      <Body style={{ margin: 0, padding: '24px 0', backgroundColor: colours.ground }}>
        <Container style={{ maxWidth: 560, padding: 32, backgroundColor: colours.surface, borderRadius: 4 }}>
          <Text style={{ ...soft, letterSpacing: '0.04em' }}>{c.shop}</Text>
          <Heading as="h1" style={{ ...title, margin: '0 0 16px', fontSize: 28, lineHeight: '34px' }}>
            Order {c.orderNumber}
          </Heading>
          <Text style={plain}>{c.greeting}</Text>
          <Text style={plain}>{c.whatNext}</Text>
          <Section style={{ margin: '24px 0 8px' }}>
            <Button
              href={c.link}
              style={{
                padding: '12px 20px',
                fontFamily: sans,
                fontSize: 16,
                color: colours['accent-ink'],
                backgroundColor: colours.accent,
                borderRadius: 4,
              }}
            >
              See your order
            </Button>
          </Section>
          {rule}
          {c.items.map((item) => (
            <Row key={`${item.title} ${item.details}`} style={{ marginBottom: 12 }}>
              <Column style={{ verticalAlign: 'top', paddingRight: 12 }}>
                <Text style={{ ...plain, ...title, margin: 0 }}>{item.title}</Text>
                <Text style={{ ...soft, margin: 0 }}>{item.details}</Text>
                <Text style={{ ...soft, margin: 0 }}>{item.each}</Text>
              </Column>
              <Column style={right}>
                <Text style={{ ...plain, margin: 0 }}>{item.total}</Text>
              </Column>
            </Row>
          ))}
          {rule}
          {c.totals.map(({ label, amount, strong }) => (
            <Row key={label}>
              <Column>
                <Text style={{ ...plain, margin: 0, fontWeight: strong ? 600 : 400 }}>{label}</Text>
              </Column>
              <Column style={right}>
                <Text style={{ ...plain, margin: 0, fontWeight: strong ? 600 : 400 }}>{amount}</Text>
              </Column>
            </Row>
          ))}
          {c.payment ? <Text style={{ ...soft, marginTop: 8 }}>{c.payment}</Text> : null}
          {c.place ? (
            <Section>
              {rule}
              <Heading as="h2" style={{ ...title, margin: '0 0 8px', fontSize: 20, lineHeight: '26px' }}>
                Pick up at {c.place.name}
              </Heading>
              {[...c.place.address, c.place.phone].filter(Boolean).map((line) => (
                <Text key={line} style={{ ...plain, margin: 0 }}>
                  {line}
                </Text>
              ))}
              <Section style={{ marginTop: 8 }}>
                {c.place.hours.map((line) => (
                  <Text key={line} style={{ ...soft, margin: 0 }}>
                    {line}
                  </Text>
                ))}
              </Section>
            </Section>
          ) : null}
          {c.notes ? (
            <Section>
              {rule}
              <Text style={{ ...soft, whiteSpace: 'pre-line' }}>Your note to us: {c.notes}</Text>
            </Section>
          ) : null}
          {c.contact ? (
            <Section>
              {rule}
              <Text style={{ ...soft, margin: 0 }}>Questions? {c.contact}</Text>
            </Section>
          ) : null}
        </Container>
      </Body>
    </Html>
  );
}
