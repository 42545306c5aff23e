import { z } from 'zod';
import { action } from '../action.ts';
import { json } from '../form.ts';
import { type MailKey, mailGroups, mailKeys, mailParts, placeholders } from '../mail-words.ts';

const key = z.enum(mailKeys as [MailKey, ...MailKey[]]);
const part = z.enum(mailParts);
/** Texts by the parts of the mail; '' = as ours. */
const words = z.partialRecord(part, z.string().max(20_000));

/** The wording of one mail. */
const mail = z.object({
  key,
  group: z.enum(mailGroups),
  /** As they are stored: what a change begins from. */
  words,
  parts: z.array(
    z.object({
      part,
      /** What Handsell says; '' = nothing. */
      ours: z.string(),
      placeholders: z.array(z.enum(placeholders)),
      /** Those that an own wording must name. */
      required: z.array(z.enum(placeholders)),
      /** Most characters. */
      most: z.number(),
    }),
  ),
});

/** A mail as it would be sent, about an order, event or reader that is invented. */
const drawn = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export const staffMailActions = {
  'mail/getList': action({
    summary: 'Every mail that the shop sends, and how many parts of each have words of the shop’s own.',
    input: z.object({}),
    output: z.object({
      mails: z.array(z.object({ key, group: z.enum(mailGroups), own: z.number() })),
    }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'mail/get': action({
    summary:
      'The wording of a mail: its parts, what Handsell says in each, and the placeholders that it takes.',
    input: z.object({ key }),
    output: mail,
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'mail/preview': action({
    summary: 'A mail with these words, drawn with invented facts.',
    input: z.object({ key, words: json(words) }),
    output: drawn,
    refusals: ['invalid_words'],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'mail/save': action({
    summary:
      'Words a mail; a part that is missing or empty is worded as ours again. `seen`: the words that the change began from.',
    input: z.object({ key, words: json(words), seen: json(words).optional() }),
    output: mail,
    refusals: ['invalid_words', 'stale'],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
  'mail/sendTest': action({
    summary: 'Mails these words, with invented facts, to the member of staff who asks. 20 an hour.',
    input: z.object({ key, words: json(words) }),
    output: z.object({ email: z.string() }),
    refusals: ['invalid_words'],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
};
