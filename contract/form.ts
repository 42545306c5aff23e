import { config, z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { withoutControls } from './control-characters.ts';
import { normaliseIsbn } from './isbn.ts';

// Compiled checks need 'unsafe-eval', which the policy of the pages refuses; every shape that a browser loads imports this file.
if (typeof document !== 'undefined') config({ jitless: true });

/**
 * Field shapes for inputs. Calls arrive form-encoded (all text, nested values as JSON text) over HTTP and as plain
 * values in process; each shape accepts both and gives the plain value.
 */

/** Text of at most `max` characters after NUL and other control characters but tab and line breaks are dropped. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .transform((s) => withoutControls(s).trim())
    .pipe(
      z
        .string()
        .min(min)
        .max(max, { error: () => m.form_text_too_long({ max }) }),
    );

/** A whole number, or its decimal text. */
export const int = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\s*-?\d{1,15}\s*$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));

/** A row id. */
export const id = () => int(1, 2_147_483_647);

/** The id of a gift registry: a number that cannot be guessed, as it is the link that its owner shares. */
export const registryId = () => int(1, Number.MAX_SAFE_INTEGER);

/** true/false, 1/0, 'true'/'false', '1'/'0', 'on'; an empty text is false. */
export const flag = () =>
  z.union([
    z.boolean(),
    z.literal([1, 0]).transform(Boolean),
    z.enum(['true', 'false', '1', '0', 'on', '']).transform((s) => s === 'true' || s === '1' || s === 'on'),
  ]);

/** A value sent as JSON text (or as itself in process). */
export const json = <S extends z.ZodType>(shape: S) =>
  z.preprocess((value, ctx) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      ctx.issues.push({ code: 'custom', input: value, message: 'not valid JSON' });
      return z.NEVER;
    }
  }, shape) as unknown as z.ZodType<z.output<S>, z.input<S> | string>;

/**
 * An EAN-13 as the shop's key for a title; the ten digits of older books stand for theirs. The check digit of thirteen is not
 * enforced: an unknown code is 'not found'.
 */
export const eisbn = () =>
  z
    .string()
    .transform((s) => s.replace(/[\s-]/g, ''))
    .transform((s) => (s.length === 10 ? (normaliseIsbn(s) ?? s) : s))
    .pipe(z.string().regex(/^\d{13}$/));

/** A file of a multipart form. How large it may be is the action's `maxBytes`. */
export const file = () => z.file();
