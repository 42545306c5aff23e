import { townLine } from '../../contract/town-line.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Store } from '../store/stores.ts';

/** What stands under every mail of a shop. */
export interface MailFoot {
  /** Where to ask; '' for nowhere. */
  contact: string;
  /** The shop's name and address. */
  lines: string[];
  /** Its home page. */
  link: string;
}

export function mailFoot(store: Store): MailFoot {
  const { email, phone } = store.settings.store_info;
  // Of several places none is the shop's own.
  const [location, ...others] = store.locations;
  const at = location && others.length === 0 ? location.sc_addr_array : undefined;
  const town = at ? townLine(at) : '';
  return {
    contact: [email, phone].filter(Boolean).join(' or '),
    lines: [[store.name, at?.address, town].filter(Boolean).join(' · ')],
    link: store.origin,
  };
}

/** The same for the plain text. */
export function footText({ contact, lines, link }: MailFoot): string {
  const ask = contact ? [m.mail_questions({ contact }), ''] : [];
  return [...ask, '-- ', ...lines, link].join('\n');
}
