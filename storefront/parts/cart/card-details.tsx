import * as m from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import styles from './card-details.module.css';
import { readCardNotes } from './card-notes.ts';

/** What is written on a gift card, and who gets it when (CHECKOUT-022); nothing of other goods. */
export function CardDetails({ notes }: { notes: Record<string, unknown> }) {
  const card = readCardNotes(notes);
  if (!card) return null;
  const details: [label: string, text: string][] = [
    [m.giftcard_detail_from(), card.from],
    [m.giftcard_detail_to(), card.to],
    [m.giftcard_detail_recipient(), card.recipient_email],
    [m.giftcard_detail_send_date(), card.send_date && dayText(card.send_date)],
    [m.giftcard_detail_message(), card.message],
  ];
  const given = details.filter(([, text]) => text !== '');
  if (given.length === 0) return null;
  return (
    <dl className={styles.details}>
      {given.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'December 24, 2026' */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
