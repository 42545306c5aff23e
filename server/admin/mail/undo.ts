import { type MailKey, type MailWords, mailKeys, mailParts } from '../../../contract/mail-words.ts';
import type { Undo } from '../undo/undo.ts';
import { save } from './save.ts';
import { storedWords } from './stored-words.ts';

const savedWords: Undo = {
  about: 'target',
  async find(ctx, { target }) {
    const key = mailKeys.find((one): one is MailKey => one === target);
    if (!key) return undefined;
    const seen = (await storedWords(ctx.q, ctx.store.id))(key);
    // A part without words of its own says what Handsell says.
    const now = Object.fromEntries(mailParts.map((part) => [part, seen[part]]));
    return {
      values: now,
      write: (values) => save(ctx, { key, words: { ...now, ...values } as MailWords, seen }),
    };
  },
};

export const mailUndos = { 'mail/save': savedWords };
