import type { Location } from '../../contract/location.ts';
import { townLine } from '../../contract/town-line.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Store } from '../store/stores.ts';

/** What stands under every mail of a shop. */
export interface MailFoot {
  /** The shop's own closing lines, and its signature; '' for none. */
  closing: string;
  signature: string;
  /** Says where to ask; '' for nowhere. */
  questions: string;
  /** The shop's name and address. */
  lines: string[];
  /** Its home page. */
  link: string;
}

/** `place`: the location that the mail is about, in place of the shop's own address. */
export function mailFoot(store: Store, place: Location | null = null): MailFoot {
  const { address, city, province: prov, postal_code: postal, email, phone } = store.settings.store_info;
  const at = place?.sc_addr_array ?? { address, city, prov, postal };
  return {
    closing: '',
    signature: store.own['mails.signature'].trim(),
    questions: questionsTo(email, phone),
    lines: [[store.name, at.address, townLine(at)].filter(Boolean).join(' · ')],
    link: store.origin,
  };
}

/** Replies go to the email address of the shop: without one they would be lost. */
function questionsTo(email: string, phone: string): string {
  if (email && phone) return m.mail_questions_either({ email, phone });
  if (email) return m.mail_questions({ contact: email });
  return phone && m.mail_questions_phone({ phone });
}

/** The same for the plain text. */
export function footText({ closing, signature, questions, lines, link }: MailFoot): string {
  return [
    ...[closing, questions, signature].filter(Boolean).flatMap((text) => [text, '']),
    '-- ',
    ...lines,
    link,
  ].join('\n');
}
