import type PgBoss from 'pg-boss';
import type { Db } from './db.ts';
import { splitSql } from './migrate.ts';

/**
 * Our database as pg-boss wants it. Its multi-statement texts bring their own BEGIN and COMMIT; they become one of our
 * transactions, since a failed one would otherwise leave the only connection of PGlite inside it.
 */
export function bossDb(db: Db): PgBoss.Db {
  return {
    async executeSql(text, values) {
      if (!/^\s*BEGIN\s*;/i.test(text)) return { rows: await db.query(text, values ?? []) };
      const statements = splitSql(text).filter((s) => !/^(BEGIN|COMMIT)$/i.test(s));
      await db.tx(async (q) => {
        for (const statement of statements) await q.query(statement);
      });
      return { rows: [] };
    },
  };
}
