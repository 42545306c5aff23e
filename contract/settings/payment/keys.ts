import { z } from 'zod';
import { field } from '../field.ts';

const key = z.string().trim().max(500);

/** How a value of an account looks, whether a form or the command line asks for it. */
export interface KeyShape {
  pattern: RegExp;
  /** As the end of a sentence: "It takes …", "It looks like …". */
  example: string;
  /** Matches a key for real money, and no key for tests; undefined = the key does not tell. */
  live?: RegExp;
}

const about = (label: string, help: string, shape?: KeyShape) => ({
  label,
  help,
  control: 'words' as const,
  takes: shape?.example ?? 'the text as it is shown there',
  // `field` keeps the wider schema, so that values stored before this check can still be read.
  ...(shape && { written: z.union([z.literal(''), key.regex(shape.pattern)]) }),
});

/** A value of an account at a payment provider that the documents name, and that pages may show; '' = not set. */
export const publicKey = (label: string, help: string, shape?: KeyShape) =>
  field(key, '', about(label, help, shape));

/** One that is no secret, and that only the server and the provider's form need. */
export const accountKey = (label: string, help: string, shape?: KeyShape) =>
  field(key, '', { ...about(label, help, shape), public: false });

/** One that never leaves the server. */
export const secretKey = (label: string, help: string, shape?: KeyShape) =>
  field(key, '', { ...about(label, help, shape), secret: true });

export const liveMode = (label: string, help: string) =>
  field(z.boolean(), false, { label, help, control: 'switch', takes: 'yes or no', public: false });
