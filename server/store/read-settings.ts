import type { Field, Fields } from '../../contract/settings/field.ts';
import { splitName, type Values } from '../../contract/settings/shape.ts';
import { isObject } from '../../contract/settings/stored-values.ts';
import { fitting } from './fitting.ts';

/**
 * The value of every field, from stored settings of any age and shape. A wrong value counts as not stored, for a slip in the
 * settings must not take the shop down. Of a secret field the value is whether it is set.
 */
export function readSettings<F extends Fields>(fields: F, stored: unknown): Values<F> {
  const values = Object.entries(fields).map(([name, one]) => [
    name,
    readField(one, storedValue(stored, name)),
  ]);
  return Object.fromEntries(values) as Values<F>;
}

function readField({ secret, read, schema, default: fallback }: Field, stored: unknown): unknown {
  if (secret) return typeof stored === 'string' && stored !== '';
  return (read ? read(stored) : fitting(schema, stored)) ?? fallback;
}

/** What is stored for a setting; undefined = nothing. */
function storedValue(stored: unknown, name: string): unknown {
  const [group, leaf] = splitName(name);
  const holder = group ? own(stored, group) : stored;
  return own(holder, leaf);
}

const own = (record: unknown, name: string) =>
  isObject(record) && Object.hasOwn(record, name) ? record[name] : undefined;
