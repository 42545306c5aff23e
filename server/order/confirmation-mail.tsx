import { Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { Order } from '../../contract/order.ts';
import { Letter, LetterButton, Rule, stylesOf } from '../mail/letter.tsx';
import { type Look, lookOf } from '../mail/mail-look.ts';
import type { Store } from '../store/stores.ts';
import { type ConfirmationContent, confirmationContent } from './confirmation-content.ts';
import { confirmationText } from './confirmation-text.ts';

/** Draws the confirmation of an order. `orderKey` opens the order without an account: only its buyer gets it. */
export async function confirmationMail(
  store: Store,
  order: Order,
  orderKey: string,
): Promise<{ html: string; text: string }> {
  const content = confirmationContent(store, order, orderKey);
  const html = await render(<Confirmation content={content} look={lookOf(store)} />);
  return { html, text: confirmationText(content) };
}

function Confirmation({ content: c, look }: { content: ConfirmationContent; look: Look }) {
  const { plain, soft, title } = stylesOf(look);
  const right = { verticalAlign: 'top', textAlign: 'right', whiteSpace: 'nowrap' } as const;
  const rule = <Rule look={look} />;
  return (
    <Letter look={look} heading={c.heading} preview={`Order ${c.orderNumber}: ${c.whatNext}`} foot={c.foot}>
      <Text style={plain}>{c.whatNext}</Text>
      <LetterButton look={look} href={c.link} label="See your order" />
      {rule}
      <Text style={{ ...soft, margin: '0 0 16px' }}>
        Order {c.orderNumber}, {c.date}
      </Text>
      {c.items.map((item) => (
        <Row key={`${item.title} ${item.details}`} style={{ marginBottom: 16 }}>
          {item.cover ? (
            <Column style={{ width: 88, verticalAlign: 'top' }}>
              <Link href={item.link}>
                <Img {...item.cover} alt="" style={{ borderRadius: 2 }} />
              </Link>
            </Column>
          ) : null}
          <Column style={{ verticalAlign: 'top', paddingRight: 12 }}>
            <Text style={{ ...plain, ...title, margin: 0 }}>
              <Link href={item.link} style={{ color: look.ink, textDecoration: 'none' }}>
                {item.title}
              </Link>
            </Text>
            <Text style={{ ...soft, margin: 0 }}>{item.details}</Text>
            {item.note ? <Text style={{ ...soft, margin: 0 }}>{item.note}</Text> : null}
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
      {c.purchaseOrder || c.form ? (
        <Section>
          {rule}
          {c.purchaseOrder ? <Text style={soft}>Purchase Order #: {c.purchaseOrder}</Text> : null}
          {c.form ? (
            <Heading as="h2" style={{ ...title, margin: '0 0 8px', fontSize: 20, lineHeight: '26px' }}>
              {c.form.heading}
            </Heading>
          ) : null}
          {c.form?.answers.map(({ label, value }) => (
            <Text key={label} style={{ ...plain, margin: '0 0 8px', whiteSpace: 'pre-line' }}>
              <span style={{ color: look['ink-soft'] }}>{label}:</span> {value}
            </Text>
          ))}
        </Section>
      ) : null}
      {c.notes ? (
        <Section>
          {rule}
          <Text style={{ ...soft, whiteSpace: 'pre-line' }}>Your note to us: {c.notes}</Text>
        </Section>
      ) : null}
    </Letter>
  );
}
