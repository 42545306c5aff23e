/**
 * Runs SQL. `name` makes it a prepared statement: name every query that runs often, one name per text. Pass a list as
 * `any((select $1::int[])::int[])`: the plan then does not depend on its length, and PostgreSQL keeps the plan instead of
 * planning again, which on PGlite costs more than looking up a few rows.
 */
export interface Query {
  query<T = Record<string, unknown>>(text: string, params?: readonly unknown[], name?: string): Promise<T[]>;
}

/**
 * The database, the same for PGlite and PostgreSQL. int8 arrives as number, date as 'YYYY-MM-DD', timestamptz as Date,
 * json as values. Throws `DatabaseDown` when it cannot be reached, `DatabaseBusy` when no connection was free for long, the
 * driver's error (with `code`) otherwise.
 */
export interface Db extends Query {
  readonly engine: 'pglite' | 'postgres';
  /** A shop is running on the same data: its shoppers wait for every transaction, which should be a short one. */
  readonly isShared?: boolean;
  /** How many connections to PostgreSQL this process has open; absent for PGlite. */
  readonly ownConnections?: () => number;
  /**
   * Runs `work` in one transaction; a throw rolls back. On PGlite everybody else waits meanwhile: never await the
   * outside world inside.
   */
  tx<T>(work: (q: Query) => Promise<T>, options?: TxOptions): Promise<T>;
  /** Several statements without parameters (migrations). */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

export interface TxOptions {
  /** A migration or a copy of whole tables: its statements may take as long as they need. */
  isLong?: boolean;
}

/** The database cannot be reached: the shopper gets 503, not a bug report. */
export class DatabaseDown extends Error {
  constructor(cause: unknown, message = 'The database cannot be reached') {
    super(message, { cause });
    this.name = 'DatabaseDown';
  }
}

/** Its disk is full: it may still be read, but nothing can be kept. What was committed is safe. */
export class DatabaseFull extends DatabaseDown {
  constructor(cause: unknown) {
    super(cause, 'The disk of the database is full');
    this.name = 'DatabaseFull';
  }
}

/**
 * Every connection stayed taken for too long: the database is there, and the same call again will most likely succeed.
 * Nothing was asked of it yet.
 */
export class DatabaseBusy extends Error {
  constructor() {
    super('Every connection to the database is taken');
    this.name = 'DatabaseBusy';
  }
}

/** SQLSTATE of a driver error, '' for anything else. */
export function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
}
