import { Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { m } from '../../messages/compiled/messages.js';
import { MailButton, MailLayout, Rule, stylesOf } from '../mail/mail-layout.tsx';
import { type Look, lookOf } from '../mail/mail-look.ts';
import { type OrderMailContent, type OrderMailParts, orderMailContent } from './order-mail-content.ts';
import { orderMailText } from './order-mail-text.ts';

/** Draws a mail about an order, for its customer or for the shop. */
export async function orderMail(parts: OrderMailParts): Promise<{ html: string; text: string }> {
  const content = orderMailContent(parts);
  const html = await render(<OrderMail content={content} look={lookOf(parts.store)} />);
  return { html, text: orderMailText(content) };
}

function OrderMail({ content: c, look }: { content: OrderMailContent; look: Look }) {
  const { plain, ui, soft, title } = stylesOf(look);
  const right = { verticalAlign: 'top', textAlign: 'right', whiteSpace: 'nowrap' } as const;
  const rule = <Rule look={look} />;
  return (
    <MailLayout
      look={look}
      heading={c.heading}
      preview={m.order_mail_preview({ number: c.orderNumber, sentence: c.whatNext })}
      foot={c.foot}
    >
      <Text style={plain}>{c.whatNext}</Text>
      {c.ready ? <Text style={{ ...plain, fontWeight: 600 }}>{c.ready}</Text> : null}
      {c.customer.map((line) => (
        <Text key={line} style={{ ...plain, margin: 0 }}>
          {line}
        </Text>
      ))}
      {c.link ? <MailButton look={look} href={c.link} label={m.order_mail_see()} /> : null}
      {rule}
      <Text style={{ ...soft, margin: '0 0 16px' }}>
        {m.order_mail_number_date({ number: c.orderNumber, date: c.date })}
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
            <Text style={{ ...ui, ...title, margin: 0 }}>
              <Link href={item.link} style={{ color: look.ink, textDecoration: 'none' }}>
                {item.title}
              </Link>
            </Text>
            <Text style={{ ...soft, margin: 0 }}>{item.details}</Text>
            {item.note ? <Text style={{ ...soft, margin: 0 }}>{item.note}</Text> : null}
            {item.each ? <Text style={{ ...soft, margin: 0 }}>{item.each}</Text> : null}
            {item.promotions.map((line) => (
              <Text key={line} style={{ ...soft, margin: 0 }}>
                {line}
              </Text>
            ))}
          </Column>
          <Column style={right}>
            <Text style={{ ...ui, margin: 0 }}>{item.total}</Text>
          </Column>
        </Row>
      ))}
      {rule}
      {c.totals.map(({ label, amount, strong }) => (
        <Row key={`${label} ${amount}`}>
          <Column>
            <Text style={{ ...ui, margin: 0, fontWeight: strong ? 600 : 400 }}>{label}</Text>
          </Column>
          <Column style={right}>
            <Text style={{ ...ui, margin: 0, fontWeight: strong ? 600 : 400 }}>{amount}</Text>
          </Column>
        </Row>
      ))}
      {c.taxExemption ? (
        <Text style={{ ...soft, marginTop: 8 }}>{m.order_tax_exemption({ number: c.taxExemption })}</Text>
      ) : null}
      {c.payment ? <Text style={{ ...soft, marginTop: 8 }}>{c.payment}</Text> : null}
      {c.pickup ? (
        <Section>
          {rule}
          <Heading as="h2" style={{ ...title, margin: '0 0 8px', fontSize: 20, lineHeight: '26px' }}>
            {m.order_mail_pickup_at({ location: c.pickup.name })}
          </Heading>
          {[...c.pickup.address, c.pickup.phone].filter(Boolean).map((line) => (
            <Text key={line} style={{ ...ui, margin: 0 }}>
              {line}
            </Text>
          ))}
          {c.pickup.map ? (
            <Text style={{ ...ui, margin: 0 }}>
              <Link href={c.pickup.map} style={{ color: look.accent, textDecoration: 'underline' }}>
                {m.order_mail_map()}
              </Link>
            </Text>
          ) : null}
          <Section style={{ marginTop: 8 }}>
            {c.pickup.hours.map((line) => (
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
          {c.purchaseOrder ? (
            <Text style={soft}>{m.order_purchase_order({ number: c.purchaseOrder })}</Text>
          ) : null}
          {c.form ? (
            <Heading as="h2" style={{ ...title, margin: '0 0 8px', fontSize: 20, lineHeight: '26px' }}>
              {c.form.heading}
            </Heading>
          ) : null}
          {c.form?.answers.map(({ label, value }) => (
            <Text key={label} style={{ ...ui, margin: '0 0 8px', whiteSpace: 'pre-line' }}>
              <span style={{ color: look['ink-soft'] }}>{m.mail_label({ label })}</span> {value}
            </Text>
          ))}
        </Section>
      ) : null}
      {c.notes ? (
        <Section>
          {rule}
          <Text style={{ ...soft, whiteSpace: 'pre-line' }}>
            {m.mail_label({ label: c.notesLabel })} {c.notes}
          </Text>
        </Section>
      ) : null}
    </MailLayout>
  );
}
