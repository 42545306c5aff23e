import {
  fillIn,
  isOneLine,
  type MailKey,
  type MailPart,
  oneLine,
  type WordsFacts,
} from '../../../contract/mail-words.ts';
import type { Store } from '../../store/stores.ts';

/** The store's own wording of a mail, with facts filled in; '' = worded as ours. */
export type OwnWords = Readonly<Record<MailPart, string>>;

/** `facts` never bring a line into a subject or heading, and are never read as placeholders. */
export function ownWords(store: Store, key: MailKey, facts: WordsFacts = {}): OwnWords {
  const words = store.own[`mails.${key}`];
  const said = (part: MailPart) => {
    const text = fillIn(words[part] ?? '', { shop: store.name, ...facts });
    return isOneLine(part) ? oneLine(text) : text.trim();
  };
  return {
    subject: said('subject'),
    heading: said('heading'),
    opening: said('opening'),
    opening_shipped: said('opening_shipped'),
    closing: said('closing'),
  };
}

/** The subject of a mail: the store's own, else `ours`. Always one line. */
export const subjectOf = (store: Store, key: MailKey, facts: WordsFacts, ours: string): string =>
  ownWords(store, key, facts).subject || oneLine(ours);
