import { render } from '@react-email/render';
import { eventPath } from '../../../contract/event-path.ts';
import { firstNameOf } from '../../../contract/first-name.ts';
import type { WordsFacts } from '../../../contract/mail-words.ts';
import { zoneAt } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { dateFormat } from '../../date-format.ts';
import type { Query } from '../../db/db.ts';
import { eventDateText, eventTimeText } from '../../event-date/event-day.ts';
import { placeOf } from '../../event-date/place-of.ts';
import { footText, mailFoot } from '../../mail/mail-foot.ts';
import { MailButton, MailLayout, MailOpening, Rule, stylesOf } from '../../mail/mail-layout.tsx';
import { lookOf } from '../../mail/mail-look.ts';
import { Link, Text } from '../../mail/mail-parts.ts';
import { type OwnWords, ownWords } from '../../mail/wording/own-words.ts';
import type { SecretKey } from '../../process/secret-key.ts';
import type { Store } from '../../store/stores.ts';
import { findRsvpLetter, findTicketLetter, type RsvpLetter } from './queries.ts';
import type { RsvpMailKind, TicketMailKind } from './queue-rsvp-mails.ts';
import { rsvpTag } from './rsvp-tag.ts';
import { rsvpKey, ticketKey } from './words-key.ts';

/** Draws a mail about an RSVP in the look of the shop, and as plain text. Its link cancels the RSVP. */
export async function rsvpMail(
  q: Query,
  secret: SecretKey,
  store: Store,
  rsvpId: number,
  kind: RsvpMailKind,
): Promise<{ html: string; text: string }> {
  const letter = await findRsvpLetter(q, rsvpId);
  if (!letter) throw new Error(`there is no RSVP ${rsvpId}`);
  return drawRsvp(store, secret, letter, kind);
}

/** Draws a mail to who bought tickets for a date that is tomorrow, is canceled, or has another time or place. */
export async function ticketMail(
  q: Query,
  store: Store,
  { orderId, dateId, kind }: { orderId: number; dateId: number; kind: TicketMailKind },
): Promise<{ html: string; text: string }> {
  const letter = await findTicketLetter(q, orderId, dateId);
  if (!letter) throw new Error(`order ${orderId} has no ticket for ${dateId}`);
  return drawTicket(store, letter, kind);
}

/** The mail about an RSVP. */
export function drawRsvp(store: Store, secret: SecretKey, letter: RsvpLetter, kind: RsvpMailKind) {
  return drawn(
    store,
    contentOf(store, secret, letter, kind, ownWords(store, rsvpKey(kind), factsOf(letter))),
  );
}

/** The mail to a holder of tickets, of the order `order_number`. */
export function drawTicket(
  store: Store,
  letter: RsvpLetter & { order_number: string },
  kind: TicketMailKind,
) {
  const { quantity: count, order_number: number } = letter;
  const says = {
    reminder: () => m.ticket_mail_text_reminder({ count, number }),
    changed: m.ticket_mail_text_changed,
    event_canceled: m.ticket_mail_text_event_canceled,
  };
  const own = ownWords(store, ticketKey(kind), { ...factsOf(letter), 'order number': number });
  const content = contentOf(store, null, letter, kind, own);
  return drawn(store, { ...content, text: own.opening || says[kind]() });
}

const drawn = async (store: Store, content: Content) => ({
  html: await render(<RsvpPaper store={store} content={content} />),
  text: textOf(content),
});

const factsOf = ({ title, guest, quantity }: RsvpLetter): WordsFacts => ({
  event: title,
  'first name': firstNameOf(guest),
  'full name': guest,
  places: String(quantity),
});

/** What a mail of a kind says; `places` are those of the RSVP. */
const says: Record<RsvpMailKind, { heading: () => string; text: (places: number) => string }> = {
  confirmed: {
    heading: () => m.rsvp_mail_heading_confirmed(),
    text: (count) => m.rsvp_mail_text_confirmed({ count }),
  },
  waitlisted: {
    heading: () => m.rsvp_mail_heading_waitlisted(),
    text: (count) => m.rsvp_mail_text_waitlisted({ count }),
  },
  moved_up: {
    heading: () => m.rsvp_mail_heading_moved_up(),
    text: (count) => m.rsvp_mail_text_moved_up({ count }),
  },
  reminder: {
    heading: () => m.rsvp_mail_heading_reminder(),
    text: (count) => m.rsvp_mail_text_confirmed({ count }),
  },
  changed: {
    heading: () => m.rsvp_mail_heading_changed(),
    text: () => m.rsvp_mail_text_changed(),
  },
  canceled: {
    heading: () => m.rsvp_mail_heading_canceled(),
    text: () => m.rsvp_mail_text_canceled(),
  },
  event_canceled: {
    heading: () => m.rsvp_mail_heading_event_canceled(),
    text: () => m.rsvp_mail_text_event_canceled(),
  },
};

/** The RSVP is no more. */
const ends = (kind: RsvpMailKind) => kind === 'canceled' || kind === 'event_canceled';

type Content = ReturnType<typeof contentOf>;

/** `secret`: null for a letter without a link that cancels. */
function contentOf(
  store: Store,
  secret: SecretKey | null,
  letter: RsvpLetter,
  kind: RsvpMailKind,
  own: OwnWords,
) {
  const link = store.origin + eventPath(letter.id);
  const hasPlaces = !letter.waitlisted && !ends(kind);
  const { location_text, address, location_id } = placeOf(store, letter);
  return {
    heading: own.heading || says[kind].heading(),
    hello: m.mail_hello_name({ name: letter.guest }),
    text: own.opening || says[kind].text(letter.quantity),
    title: letter.title,
    details: [
      eventDateText(letter, store.settings.store_info.language),
      timeText(store, letter),
      location_text,
      address,
      kind === 'event_canceled' || kind === 'changed' ? letter.change_note : '',
    ].filter(Boolean),
    join: hasPlaces ? letter.online_url : '',
    view: { label: m.rsvp_mail_view(), link },
    calendar: hasPlaces ? { label: m.rsvp_mail_calendar(), link: `${link}.ics` } : null,
    cancel: ends(kind) || !secret ? null : cancelLink(store, secret, letter),
    foot: {
      ...mailFoot(store, store.locations.find((place) => place.location_id === location_id) ?? null),
      closing: own.closing,
    },
  };
}

const cancelLink = (store: Store, secret: SecretKey, { id, rsvp_id }: RsvpLetter) => ({
  label: m.rsvp_mail_cancel(),
  link: `${store.origin}/cancel/event/${id}/${rsvpTag(secret, id, rsvp_id)}`,
});

/** Guests of an online event may live by another clock. */
function timeText({ timeZone, settings }: Store, letter: RsvpLetter): string {
  const text = eventTimeText(letter);
  if (!letter.is_online || letter.start_time === '') return text;
  const zone = { timeZone: zoneAt(timeZone, letter.starts_at), timeZoneName: 'short' } as const;
  const format = dateFormat(settings.store_info.language, zone);
  const parts = format.formatToParts(letter.starts_at);
  return `${text} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`.trim();
}

function RsvpPaper({ store, content: c }: { store: Store; content: Content }) {
  const look = lookOf(store);
  const { plain, soft, title } = stylesOf(look);
  const link = { color: look.accent };
  return (
    <MailLayout look={look} heading={c.heading} preview={c.text} foot={c.foot}>
      <Text style={plain}>{c.hello}</Text>
      <MailOpening look={look} text={c.text} />
      <Rule look={look} />
      <Text style={{ ...plain, ...title, fontSize: 18 }}>{c.title}</Text>
      {c.details.map((line) => (
        <Text key={line} style={{ ...plain, margin: 0 }}>
          {line}
        </Text>
      ))}
      {c.join && (
        <Text style={{ ...plain, marginTop: 8 }}>
          {m.rsvp_mail_join()}{' '}
          <Link href={c.join} style={link}>
            {c.join}
          </Link>
        </Text>
      )}
      <MailButton look={look} href={c.view.link} label={c.view.label} />
      {[c.calendar, c.cancel].map(
        (other) =>
          other && (
            <Text key={other.link} style={{ ...soft, margin: '8px 0 0' }}>
              <Link href={other.link} style={link}>
                {other.label}
              </Link>
            </Text>
          ),
      )}
    </MailLayout>
  );
}

function textOf(c: Content): string {
  const links = [c.view, c.calendar, c.cancel].filter((one) => one !== null);
  return [
    c.heading,
    '',
    c.hello,
    '',
    c.text,
    '',
    c.title,
    ...c.details,
    ...(c.join ? [m.rsvp_mail_join(), c.join] : []),
    '',
    ...links.flatMap(({ label, link }) => [m.mail_label({ label }), link, '']),
    footText(c.foot),
  ].join('\n');
}
