import type { Db } from './db.ts';

/**
 * Tells the planner about tables that have grown by a fifth since it last heard of them, and on PGlite, which has no
 * autovacuum, makes room where rows were replaced. Without it a planner that takes a catalogue for empty reads all of it:
 * a misspelt search among 77,000 titles took seconds. Table by table, so that a shop has its turns. Returns their names.
 */
export async function refreshStatistics(db: Db): Promise<string[]> {
  const grown = await db.query<{ name: string }>(
    `select format('%I', c.relname) as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and pg_relation_size(c.oid) / current_setting('block_size')::int > c.relpages * 1.2 + 10
     order by c.relname`,
  );
  for (const { name } of grown)
    await db.exec(`${db.engine === 'pglite' ? 'vacuum (analyze)' : 'analyze'} ${name}`);
  return grown.map((table) => table.name);
}
