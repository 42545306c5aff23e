import type { Query } from '../db/db.ts';

/** Asked anew after so many ms, and waited for when it is older still: the shop was quiet, and anything may have changed. */
const age = { current: 1_000, bearable: 1_500 };

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
    // Also at the first look: something may have changed since the shop was opened.
    if (version !== known) await onChange();
    known = version;
    checkedAt = performance.now();
    return version;
  }

  /** What was made before is still good enough to read, and nobody waits for the same failure again at once. */
  function unreachable(): string {
    checkedAt = performance.now();
    return known;
  }

  return () => {
    const old = performance.now() - checkedAt;
    if (known !== '' && old < age.current) return Promise.resolve(known);
    running ??= check().finally(() => {
      running = undefined;
    });
    const checked = known === '' ? running : running.catch(unreachable);
    // While one check runs, pages go on with what was known a moment ago.
    return known !== '' && old < age.bearable ? Promise.race([checked, Promise.resolve(known)]) : checked;
  };
}
