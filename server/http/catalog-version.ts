import type { Query } from '../db/db.ts';

/**
 * A number that changes whenever something that guests' pages show has changed: titles, prices, stock, pages, lists,
 * settings. Asked at most once a second however many pages are served, so a change shows within about a second.
 */
export function catalogVersion(q: Query, onChange: () => Promise<void>): () => Promise<string> {
  let known = '';
  let checkedAt = 0;
  let running: Promise<string> | undefined;

  async function check(): Promise<string> {
    const [row] = await q.query<{ version: string }>(
      `select concat_ws('.',
         (select max(seq) from catalog_change),
         (select extract(epoch from max(changed_at)) from page),
         (select extract(epoch from max(changed_at)) from title_list),
         (select extract(epoch from max(changed_at)) from store)) as version`,
      [],
      'catalog-version',
    );
    const version = row?.version ?? '';
    if (version !== known && known !== '') await onChange();
    known = version;
    checkedAt = performance.now();
    return version;
  }

  return () => {
    if (known !== '' && performance.now() - checkedAt < 1000) return Promise.resolve(known);
    running ??= check().finally(() => {
      running = undefined;
    });
    // While one check runs, pages go on with what is known.
    return known === '' ? running : Promise.race([running.catch(() => known), Promise.resolve(known)]);
  };
}
