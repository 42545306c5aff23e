import { isDeepStrictEqual } from 'node:util';

type Values = Record<string, unknown>;

/** For an audit entry: the fields that a change has changed, with their values before and after; all of something new. */
export function changedFields(before: Values | null, after: Values): Record<string, unknown> {
  if (!before) return { after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const of = (values: Values) =>
    Object.fromEntries(names.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])));
  return { id: after.id, before: of(before), after: of(after) };
}
