import { render } from '@react-email/render';
import * as m from '../../messages/compiled/messages.js';
import { footText, mailFoot } from '../mail/mail-foot.ts';
import { MailLayout, Rule, stylesOf } from '../mail/mail-layout.tsx';
import { lookOf } from '../mail/mail-look.ts';
import { Text } from '../mail/mail-parts.ts';
import { MailSumRow } from '../mail/mail-rows.tsx';
import { ownWords } from '../mail/wording/own-words.ts';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import type { PaymentAlert, PaymentAlertKind } from './payment-alert.ts';

/** Draws the mail that asks a shop to look after a payment, and as plain text. */
export async function paymentAlertMail(
  store: Store,
  alert: PaymentAlert,
): Promise<{ html: string; text: string }> {
  const content = contentOf(store, alert);
  return { html: await render(<AlertPaper store={store} content={content} />), text: textOf(content) };
}

const says: Record<PaymentAlertKind, { heading: () => string; text: (alert: PaymentAlert) => string }> = {
  charge_refused: { heading: m.payment_mail_charge_refused, text: m.payment_mail_charge_refused_text },
  refund_refused: { heading: m.payment_mail_refund_refused, text: m.payment_mail_refund_refused_text },
  stray: { heading: m.payment_mail_stray, text: m.payment_mail_stray_text },
  disputed: { heading: m.payment_mail_disputed, text: m.payment_mail_disputed_text },
  dispute_lost: { heading: m.payment_mail_dispute_lost, text: m.payment_mail_dispute_lost_text },
  dispute_won: { heading: m.payment_mail_dispute_won, text: m.payment_mail_dispute_won_text },
  returned_too_much: { heading: m.payment_mail_too_much, text: m.payment_mail_too_much_text },
};

type Content = ReturnType<typeof contentOf>;

function contentOf(store: Store, alert: PaymentAlert) {
  const {
    kind,
    number,
    amount,
    currency,
    provider,
    reference,
    label,
    reason,
    due_day = '',
    page = '',
  } = alert;
  const facts = [
    { label: m.payment_mail_order(), value: number },
    { label: m.payment_mail_amount(), value: `${moneyText(amount, currency)} ${currency}` },
    { label: m.payment_mail_paid_with(), value: label },
    { label: m.payment_mail_at_provider(), value: [provider, reference].filter(Boolean).join(' ') },
    { label: m.payment_mail_reason(), value: reason },
    {
      label: m.payment_mail_answer_by(),
      value: due_day && dayText(due_day, store.settings.store_info.language),
    },
    { label: m.payment_mail_answer_at(), value: page },
  ];
  return {
    heading: says[kind].heading(),
    text: says[kind].text(alert),
    facts: facts.filter(({ value }) => value !== ''),
    foot: { ...mailFoot(store), closing: ownWords(store, 'payment-alert').closing },
  };
}

const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

function AlertPaper({ store, content: c }: { store: Store; content: Content }) {
  const look = lookOf(store);
  return (
    <MailLayout look={look} heading={c.heading} preview={c.text} foot={c.foot}>
      <Text style={stylesOf(look).plain}>{c.text}</Text>
      <Rule look={look} />
      {c.facts.map(({ label, value }) => (
        <MailSumRow key={label} look={look} label={label} amount={value} />
      ))}
    </MailLayout>
  );
}

const textOf = (c: Content): string =>
  [
    c.heading,
    '',
    c.text,
    '',
    ...c.facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    footText(c.foot),
  ].join('\n');
