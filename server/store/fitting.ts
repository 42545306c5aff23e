import { z } from 'zod';
import { isObject } from '../../contract/settings/stored-values.ts';

/**
 * What is right of a stored value, which may be of any age and shape: of objects and records the fields that fit, of anything else
 * the whole or nothing (undefined).
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
