import { z } from 'zod';
import { field } from '../field.ts';

const about = (label: string, help: string) =>
  ({ label, help, control: 'words', takes: 'the text as it is shown there' }) as const;
const key = z.string().trim().max(500);

/** A value of an account at a payment provider that the documents name, and that pages may show; '' = not set. */
export const publicKey = (label: string, help: string) => field(key, '', about(label, help));

/** One that is no secret, and that only the server and the provider's form need. */
export const accountKey = (label: string, help: string) =>
  field(key, '', { ...about(label, help), public: false });

/** One that never leaves the server. */
export const secretKey = (label: string, help: string) =>
  field(key, '', { ...about(label, help), secret: true });

export const liveMode = (label: string, help: string) =>
  field(z.boolean(), false, { label, help, control: 'switch', takes: 'yes or no', public: false });
