import { z } from 'zod';
import { field } from '../field.ts';

/** A value of an account at a payment provider that pages may show; '' = not set. */
export const publicKey = (label: string, help: string) =>
  field(z.string().trim().max(500), '', {
    label,
    help,
    control: 'words',
    takes: 'the text as it is shown there',
  });

/** One that never leaves the server. */
export const secretKey = (label: string, help: string) =>
  field(z.string().trim().max(500), '', {
    label,
    help,
    control: 'words',
    takes: 'the text as it is shown there',
    secret: true,
  });
