import { render } from '@react-email/render';
import * as m from '../../messages/compiled/messages.js';
import { MailBox, MailButton, MailLayout, MailOpening, Rule, stylesOf } from '../mail/mail-layout.tsx';
import { type Look, lookOf } from '../mail/mail-look.ts';
import { Heading, Link, Section, Text } from '../mail/mail-parts.ts';
import { MailSumRow, MailTitleRow } from '../mail/mail-rows.tsx';
import { MailTickets } from './mail-tickets.tsx';
import { type OrderMailContent, type OrderMailParts, orderMailContent } from './order-mail-content.ts';
import { orderMailText } from './order-mail-text.ts';

/** Draws a mail about an order, for its customer or for the shop. */
export async function orderMail(parts: OrderMailParts): Promise<{ html: string; text: string }> {
  const content = orderMailContent(parts);
  const html = await render(<OrderMail content={content} look={lookOf(parts.store)} />);
  return { html, text: orderMailText(content) };
}

function OrderMail({ content: c, look }: { content: OrderMailContent; look: Look }) {
  const { plain, soft, title } = stylesOf(look);
  const rule = <Rule look={look} />;
  return (
    <MailLayout
      look={look}
      heading={c.heading}
      preview={m.order_mail_preview({ number: c.orderNumber, sentence: c.whatNext })}
      foot={c.foot}
    >
      <MailOpening look={look} text={c.whatNext} />
      {c.shopNote ? <Text style={{ ...plain, whiteSpace: 'pre-line' }}>{c.shopNote}</Text> : null}
      {c.ready ? <MailBox look={look} text={c.ready} /> : null}
      {c.customer.map((line) => (
        <Text key={line} style={{ ...plain, margin: 0 }}>
          {line}
        </Text>
      ))}
      {c.link ? <MailButton look={look} href={c.link} label={c.linkLabel} /> : null}
      {c.tickets.length > 0 ? <MailTickets look={look} tickets={c.tickets} /> : null}
      {rule}
      <Text style={{ ...soft, margin: '0 0 16px' }}>
        {m.order_mail_number_date({ number: c.orderNumber, date: c.date })}
      </Text>
      {c.items.map((item) => (
        <MailTitleRow
          key={`${item.title} ${item.details}`}
          look={look}
          title={item.title}
          link={item.link}
          cover={item.cover}
          lines={[item.details, item.note, item.each, ...item.promotions]}
          amount={item.total}
        />
      ))}
      {c.follows.length > 0 ? (
        <Text style={{ ...plain, margin: '16px 0 0', fontWeight: 600 }}>{m.order_parcel_follows()}</Text>
      ) : null}
      {c.follows.map((line) => (
        <Text key={line} style={{ ...plain, margin: 0 }}>
          {line}
        </Text>
      ))}
      {c.totals.length > 0 ? rule : null}
      {c.totals.map((sum) => (
        <MailSumRow key={`${sum.label} ${sum.amount}`} look={look} {...sum} />
      ))}
      {c.taxExemption ? (
        <Text style={{ ...soft, marginTop: 8 }}>{m.order_tax_exemption({ number: c.taxExemption })}</Text>
      ) : null}
      {c.payment ? <Text style={{ ...soft, marginTop: 8, whiteSpace: 'pre-line' }}>{c.payment}</Text> : null}
      {c.pickup ? (
        <Section>
          {rule}
          <Heading as="h2" style={{ ...title, margin: '0 0 8px', fontSize: 20, lineHeight: '26px' }}>
            {m.order_mail_pickup_at({ location: c.pickup.name })}
          </Heading>
          {[...c.pickup.address, c.pickup.phone].filter(Boolean).map((line) => (
            <Text key={line} style={{ ...plain, margin: 0 }}>
              {line}
            </Text>
          ))}
          {c.pickup.map ? (
            <Text style={{ ...plain, margin: 0 }}>
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
      {c.delivery ? (
        <Section>
          {rule}
          <Heading as="h2" style={{ ...title, margin: '0 0 8px', fontSize: 20, lineHeight: '26px' }}>
            {c.delivery.heading}
          </Heading>
          {c.delivery.lines.map((line) => (
            <Text key={line} style={{ ...plain, margin: 0 }}>
              {line}
            </Text>
          ))}
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
            <Text key={label} style={{ ...plain, margin: '0 0 8px', whiteSpace: 'pre-line' }}>
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
