import { DatabaseDown, DatabaseFull, sqlState } from './db.ts';

/** SQLSTATEs that a wrong address or a fresh server answers with. */
const states: Record<string, (address: string) => string> = {
  '28P01': (address) => `refuses the user or password of ${address}`,
  '28000': (address) => `refuses the user of ${address}`,
  '3D000': (address) => `has no database of the name in ${address}. Make it with createdb`,
  '42501': (address) => `does not let the user of ${address} make tables`,
  '53100': () => 'has no room left on its disk',
  '58P01': () => 'lacks an extension that Handsell needs (package postgresql-contrib)',
  '0A000': () => 'lacks something that Handsell needs',
  '25006': (address) => `is a read-only replica. ${address} must name the server that takes writes`,
};

/**
 * What is wrong with a PostgreSQL, in a sentence; undefined for a fault of ours. `address` is what the person at the keyboard knows its
 * address as.
 */
export function postgresProblem(e: unknown, address: string): string | undefined {
  if (!(e instanceof Error)) return undefined;
  const known = states[e instanceof DatabaseFull ? '53100' : sqlState(e)];
  if (known) return `PostgreSQL ${known(address)} (${e.message}).`;
  if (!(e instanceof DatabaseDown)) return undefined;
  const cause = causeOf(e.cause);
  return `The database cannot be reached${cause ? ` (${cause})` : ''}. Check ${address} and that PostgreSQL is running.`;
}

/** Both addresses of 'localhost' fail together, as an error without a message of its own. */
export function causeOf(cause: unknown): string {
  if (cause instanceof AggregateError) return causeOf(cause.errors[0]);
  if (cause instanceof Error) return cause.message;
  return cause ? String(cause) : '';
}
