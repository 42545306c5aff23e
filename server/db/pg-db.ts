import pg from 'pg';
import { waitingLine } from '../waiting-line.ts';
import { DatabaseBusy, DatabaseDown, DatabaseFull, type Db, sqlState } from './db.ts';
import { shopName } from './yield-to-shop.ts';

const asNumber = (text: string) => Number(text);
const asText = (text: string) => text;

const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return asNumber;
    if (oid === pg.types.builtins.DATE) return asText;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

export interface PgOptions {
  url: string;
  /** Connections of this process. */
  max?: number;
  /** What the connections are called on the server. */
  application?: string;
  /** How long a statement is waited for: longer than a server that is there lets one run. */
  answerMs?: number;
  /** How long a free connection is waited for. */
  queueMs?: number;
}

/** Calls that may wait for each connection: more would wait too long in any case. */
const waitingPerConnection = 100;

/** A real PostgreSQL, through a pool. Named queries are prepared once per connection. */
export function openPostgres({
  url,
  max = 10,
  application = shopName,
  answerMs = 35_000,
  queueMs = 15_000,
}: PgOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: parsers,
    // Only for opening a connection: who waits for a free one stands in the line below.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: application,
  });
  // An idle connection that the server closes must not end the process: the next query opens another.
  pool.on('error', () => {});
  const enter = waitingLine({
    slots: max,
    mostWaiting: max * waitingPerConnection,
    longestMs: queueMs,
    refusal: () => new DatabaseBusy(),
  });

  /** Once more after a time-out: a process that was busy itself notices too late that its connection has opened. */
  async function connection(): Promise<pg.PoolClient> {
    const client = await pool.connect().catch((e: unknown) => {
      if (!isTimeout(e)) throw asOurs(e);
      return pool.connect().catch((again: unknown) => {
        throw asOurs(again);
      });
    });
    return client;
  }

  /** Runs the work on its own connection. A connection that failed, or was passed to `spoil`, is not reused. */
  async function withClient<T>(
    work: (client: pg.PoolClient, spoil: (e: Error) => void) => Promise<T>,
  ): Promise<T> {
    const leave = await enter();
    try {
      const client = await connection();
      let broken: Error | undefined;
      const spoil = (e: Error) => {
        broken = e;
      };
      client.on('error', spoil);
      try {
        return await work(client, spoil);
      } catch (e) {
        if (e instanceof DatabaseDown) broken ??= e;
        throw e;
      } finally {
        client.off('error', spoil);
        client.release(broken);
      }
    } finally {
      leave();
    }
  }

  return {
    engine: 'postgres',
    ownConnections: () => pool.totalCount,
    query: (text, params, name) => withClient((client) => run(client, { text, params, name, answerMs })),
    // Of several statements each may take its time.
    exec: (text) =>
      withClient(async (client) => {
        await run(client, { text });
      }),
    tx: (work, { isLong = false } = {}) =>
      withClient(async (client, spoil) => {
        const limit = isLong ? {} : { answerMs };
        const ask = <R>(text: string, params?: readonly unknown[], name?: string) =>
          run<R>(client, { text, params, name, ...limit });
        try {
          await ask('begin');
          if (isLong) await ask('set local statement_timeout = 0');
          const result = await work({ query: ask });
          await ask('commit');
          return result;
        } catch (e) {
          // A lost connection takes its transaction along; on one that is silent a rollback would be waited for as long again.
          if (!(e instanceof DatabaseDown)) await ask('rollback').catch(spoil);
          throw e;
        }
      }),
    close: () => pool.end(),
  };
}

interface Statement {
  text: string;
  params?: readonly unknown[] | undefined;
  name?: string | undefined;
  answerMs?: number;
}

async function run<T>(client: pg.PoolClient, { text, params, name, answerMs }: Statement): Promise<T[]> {
  try {
    const asked: pg.QueryConfig & { query_timeout?: number } = {
      text,
      ...(params ? { values: [...params] } : {}),
      ...(name ? { name } : {}),
      ...(answerMs ? { query_timeout: answerMs } : {}),
    };
    const result = await client.query(asked);
    return (result.rows ?? []) as T[];
  } catch (e) {
    throw asOurs(e);
  }
}

function asOurs(e: unknown): unknown {
  if (isConnectionLoss(e)) return new DatabaseDown(e);
  return sqlState(e) === '53100' ? new DatabaseFull(e) : e;
}

const isTimeout = (e: unknown) => e instanceof Error && /connection timeout|timeout exceeded/.test(e.message);

/** Class 08 = connection exception; 57P01..3 = the server shuts down or starts. No SQLSTATE = the socket. */
function isConnectionLoss(e: unknown): boolean {
  const state = sqlState(e);
  if (state) return state.startsWith('08') || /^57P0[123]$/.test(state) || state === '53300';
  const text = e instanceof Error ? `${e.message} ${'code' in e ? String(e.code) : ''}` : '';
  return /ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|Connection terminated|Query read timeout|timeout exceeded when trying to connect|terminating connection|Client has encountered/.test(
    text,
  );
}
