import { DatabaseDown, DatabaseFull, sqlState } from './db.ts';

/** An error as plain data, to cross a thread or a socket with what callers look at. */
export interface PlainError {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
  /** Set for `DatabaseFull` and `DatabaseDown`, whose message is then that of their cause. */
  kind?: 'full' | 'down';
}

const diskFull = '53100';

export function plainError(e: unknown): PlainError {
  const told = e instanceof DatabaseDown ? e.cause : e;
  const from = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>;
  const pick = (key: string) => (typeof from[key] === 'string' ? { [key]: from[key] as string } : {});
  const kind =
    e instanceof DatabaseFull || sqlState(e) === diskFull
      ? 'full'
      : e instanceof DatabaseDown
        ? 'down'
        : undefined;
  return {
    message: told instanceof Error ? told.message : String(told),
    ...(kind && { kind }),
    ...pick('code'),
    ...pick('constraint'),
    ...pick('detail'),
  };
}

export function fromPlainError(plain: PlainError): Error {
  const { kind, ...fields } = plain;
  const error = Object.assign(new Error(plain.message), fields);
  if (kind === 'full') return new DatabaseFull(error);
  return kind === 'down' ? new DatabaseDown(error) : error;
}
