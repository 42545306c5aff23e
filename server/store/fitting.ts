import { z } from 'zod';
import { isObject } from '../../contract/settings/stored-values.ts';

/**
 * The valid part of a stored value, which may be of any age and shape: the fields that fit of an object or record; anything else
 * whole, or undefined.
 */
export function fitting(schema: z.core.$ZodType, stored: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    if (!isObject(stored)) return undefined;
    return kept(
      Object.entries(schema.shape).map(([name, field]) => [name, fitting(field, own(stored, name))]),
    );
  }
  if (schema instanceof z.ZodRecord) {
    if (!isObject(stored)) return undefined;
    return kept(Object.entries(stored).map(([name, value]) => [name, fitting(schema.valueType, value)]));
  }
  return z.safeParse(schema, stored).data;
}

const own = (record: Record<string, unknown>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const kept = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));
