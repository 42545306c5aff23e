import pg from 'pg';
import { DatabaseDown, DatabaseFull, type Db, sqlState } from './db.ts';
import { shopName } from './give-way.ts';

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
}

/** A real PostgreSQL, through a pool. Named queries are prepared once per connection. */
export function openPostgres({ url, max = 10, application = shopName, answerMs = 35_000 }: PgOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: parsers,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: application,
  });
  // An idle connection that the server closes must not end the process: the next query opens another.
  pool.on('error', () => {});

  return {
    engine: 'postgres',
    query: (text, params, name) => run(pool, { text, params, name, answerMs }),
    // Of several statements each may take its time.
    exec: async (text) => {
      await run(pool, { text });
    },
    async tx(work) {
      const client = await pool.connect().catch((e: unknown) => {
        throw new DatabaseDown(e);
      });
      let broken: Error | undefined;
      const note = (e: Error) => {
        broken = e;
      };
      client.on('error', note);
      const ask = <T>(text: string, params?: readonly unknown[], name?: string) =>
        run<T>(client, { text, params, name, answerMs });
      try {
        await ask('begin');
        const result = await work({ query: ask });
        await ask('commit');
        return result;
      } catch (e) {
        // A lost connection takes its transaction along; on one that is silent a rollback would be waited for as long again.
        if (e instanceof DatabaseDown) broken ??= e;
        else
          await ask('rollback').catch((failed: Error) => {
            broken = failed;
          });
        throw e;
      } finally {
        client.off('error', note);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

interface Statement {
  text: string;
  params?: readonly unknown[] | undefined;
  name?: string | undefined;
  answerMs?: number;
}

async function run<T>(
  target: pg.Pool | pg.PoolClient,
  { text, params, name, answerMs }: Statement,
): Promise<T[]> {
  try {
    const asked: pg.QueryConfig & { query_timeout?: number } = {
      text,
      ...(params ? { values: [...params] } : {}),
      ...(name ? { name } : {}),
      ...(answerMs ? { query_timeout: answerMs } : {}),
    };
    const result = await target.query(asked);
    return (result.rows ?? []) as T[];
  } catch (e) {
    if (isConnectionLoss(e)) throw new DatabaseDown(e);
    if (sqlState(e) === '53100') throw new DatabaseFull(e);
    throw e;
  }
}

/** Class 08 = connection exception; 57P01..3 = the server shuts down or starts. No SQLSTATE = the socket. */
function isConnectionLoss(e: unknown): boolean {
  const state = sqlState(e);
  if (state) return state.startsWith('08') || /^57P0[123]$/.test(state) || state === '53300';
  const text = e instanceof Error ? `${e.message} ${'code' in e ? String(e.code) : ''}` : '';
  return /ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|Connection terminated|Query read timeout|timeout exceeded when trying to connect|terminating connection|Client has encountered/.test(
    text,
  );
}
