import type { FormAnswer } from '../../contract/custom-form.ts';
import * as m from '../../messages/compiled/messages.js';
import { footText } from '../mail/mail-foot.ts';
import type { OrderMailContent } from './order-mail-content.ts';

/** The plain-text part, for readers who want no HTML. */
export function orderMailText(c: OrderMailContent): string {
  const width = Math.max(...c.totals.map((t) => t.label.length));
  const pickup = c.pickup && [
    m.order_mail_pickup_at({ location: c.pickup.name }),
    ...c.pickup.address,
    c.pickup.phone,
    c.pickup.map && `${m.mail_label({ label: m.order_mail_map() })} ${c.pickup.map}`,
    ...c.pickup.hours.map((hours) => `  ${hours}`),
  ];
  return [
    c.heading,
    '',
    c.whatNext,
    ...(c.ready ? [c.ready] : []),
    ...(c.shopNote ? ['', c.shopNote] : []),
    '',
    ...(c.customer.length > 0 ? [...c.customer, ''] : []),
    ...(c.tickets.length > 0 ? ticketLines(c.tickets) : []),
    m.order_mail_number_date({ number: c.orderNumber, date: c.date }),
    '',
    ...c.items.flatMap((i) => [
      i.title,
      ...[i.details, i.note, i.each ? `${i.each} = ${i.total}` : i.total, ...i.promotions]
        .filter(Boolean)
        .map((line) => `  ${line}`),
      '',
    ]),
    ...(c.follows.length > 0
      ? [m.mail_label({ label: m.order_parcel_follows() }), ...c.follows.map((line) => `  ${line}`), '']
      : []),
    ...c.totals.map((t) => `${t.label.padEnd(width)}  ${t.amount}`),
    '',
    ...(c.taxExemption ? [m.order_tax_exemption({ number: c.taxExemption }), ''] : []),
    ...(c.payment ? [c.payment, ''] : []),
    ...(pickup ? [...pickup.filter(Boolean), ''] : []),
    ...(c.delivery ? [c.delivery.heading, ...c.delivery.lines, ''] : []),
    ...(c.purchaseOrder ? [m.order_purchase_order({ number: c.purchaseOrder }), ''] : []),
    ...(c.form ? [c.form.heading, ...c.form.answers.map(answerLine), ''] : []),
    ...(c.notes ? [m.mail_label({ label: c.notesLabel }), c.notes, ''] : []),
    ...(c.link ? [m.mail_label({ label: c.linkLabel }), c.link, ''] : []),
    footText(c.foot),
  ].join('\n');
}

function ticketLines(tickets: OrderMailContent['tickets']): string[] {
  const count = tickets.length;
  return [
    m.ticket_heading({ count }),
    m.ticket_at_the_door({ count }),
    '',
    ...tickets.flatMap(({ title, lines, join, code }) => [
      title,
      ...[...lines, join && `${m.mail_label({ label: m.events_join() })} ${join}`, code]
        .filter(Boolean)
        .map((line) => `  ${line}`),
      '',
    ]),
  ];
}

/** What was written in several lines stays below its label. */
const answerLine = ({ label, value }: FormAnswer) =>
  `  ${m.mail_label({ label })} ${value.replace(/\r?\n/g, '\n    ')}`;
