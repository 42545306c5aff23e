import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite';
import { sqlState } from './db.ts';

interface Statement {
  name: string;
  text: string;
  parameterTypes: number[];
  /** Says how to read the rows; absent for statements without any. */
  columns: messages.BackendMessage[];
}

/** Names in use are those of our queries, a few hundred; more would be a name that is made up per call. */
const maxStatements = 500;

/**
 * Runs SQL over PGlite's wire protocol: a named text is parsed once and planned as PostgreSQL sees fit, any text takes
 * two rounds at most instead of the seven of `PGlite.query`. Values are read as `db` reads them.
 */
export function pgliteStatements(
  db: PGlite,
): (text: string, params?: readonly unknown[], name?: string) => Promise<Record<string, unknown>[]> {
  const { serialize } = protocol;
  const kept = new Map<string, Statement>();

  /** Sends messages, and always a sync: after an error the rest up to it is skipped. */
  const send = (...parts: Uint8Array[]) =>
    db.execProtocolStream(joined([...parts, serialize.sync()]), { syncToFs: false });

  async function prepare(name: string, text: string): Promise<Statement> {
    const told = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const types = told.find((m): m is messages.ParameterDescriptionMessage => 'dataTypeIDs' in m);
    const columns = told.filter((m) => m.name === 'rowDescription');
    return { name, text, parameterTypes: types?.dataTypeIDs ?? [], columns };
  }

  async function keep(name: string, text: string): Promise<Statement> {
    const known = kept.get(name);
    if (known?.text === text) return known;
    if (known) await forget(known);
    const [oldest] = kept.values();
    if (oldest && kept.size >= maxStatements) await forget(oldest);
    const made = await prepare(name, text);
    kept.set(name, made);
    return made;
  }

  async function forget(statement: Statement): Promise<void> {
    kept.delete(statement.name);
    await send(serialize.close({ type: 'S', name: statement.name }));
  }

  async function run(statement: Statement, params: readonly unknown[]): Promise<Record<string, unknown>[]> {
    const values = params.map((value, i) => asText(db, value, statement.parameterTypes[i]));
    const told = await send(serialize.bind({ statement: statement.name, values }), serialize.execute());
    const [result] = parse.parseResults([...statement.columns, ...told], db.parsers);
    return (result?.rows ?? []) as Record<string, unknown>[];
  }

  return async (text, params = [], name = '') => {
    if (!name) return run(await prepare('', text), params);
    const statement = await keep(name, text);
    try {
      return await run(statement, params);
    } catch (e) {
      // 0A000: a migration changed what the statement reads; 26000: the statement was discarded. In both cases nothing
      // has been done yet, so prepare it again. Inside a transaction this fails too, because the error has ended the
      // transaction.
      if (!/^(0A000|26000)$/.test(sqlState(e))) throw e;
      await forget(statement);
      const again = await keep(name, text).catch(() => {
        throw e;
      });
      return run(again, params);
    }
  };
}

function asText(db: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null;
  const serializer = db.serializers[type];
  return serializer ? serializer(value) : String(value);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
