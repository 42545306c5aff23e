import { z } from 'zod';
import {
  longestSignature,
  type MailKey,
  type MailPart,
  type MailWords,
  mailKeys,
  mailParts,
  partProblem,
} from '../mail-words.ts';
import { type Field, field } from './field.ts';
import { isObject } from './stored-values.ts';

const words = z.partialRecord(z.enum(mailParts), z.string());

const wordsOf = (key: MailKey) =>
  field(
    words as z.ZodType<MailWords>,
    {},
    {
      label: `Email: ${key}`,
      help: 'Your own words in this email. It’s easier to change them on the Emails page, which shows what they make.',
      control: 'data',
      takes: `texts for ${mailParts.join(', ')}, with the placeholders of this email`,
      written: words.superRefine((written, ctx) => {
        for (const [part, text] of Object.entries(written) as [MailPart, string][]) {
          const found = partProblem(key, part, text);
          if (found)
            ctx.addIssue({
              code: 'custom',
              path: [part],
              message: [found.problem, ...found.names].join(' '),
            });
        }
      }),
      // A part that a later version asks more of is worded as ours again.
      read: (stored) =>
        isObject(stored)
          ? Object.fromEntries(
              Object.entries(stored).filter(
                ([part, text]) =>
                  (mailParts as readonly string[]).includes(part) &&
                  typeof text === 'string' &&
                  !partProblem(key, part as MailPart, text),
              ),
            )
          : undefined,
      public: false,
    },
  );

type WordsFields = { [K in MailKey as `mails.${K}`]: Field<z.ZodType<MailWords>, false, false> };

/** How a shop words its mails. */
export const mails = {
  'mails.signature': field(z.string().max(longestSignature), '', {
    label: 'Signature',
    help: 'Under every email, above the name and address of the shop. Several lines are fine.',
    control: 'lines',
    takes: `text of at most ${longestSignature} characters`,
    public: false,
  }),
  ...(Object.fromEntries(mailKeys.map((key) => [`mails.${key}`, wordsOf(key)])) as WordsFields),
};
