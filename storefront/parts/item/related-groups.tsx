import { type ReactNode, useEffect, useState } from 'react';
import type { Output } from '../../../contract/actions.ts';
import type { Title, TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { call } from '../../http-call.ts';
import { listPath, seriesPath } from '../title/paths.ts';
import { TitleShelf } from '../title/title-shelf.tsx';
import { Editions } from './editions.tsx';
import styles from './related.module.css';

const isEditions = (group: Output<'title/getRelatedItems'>['groups'][number]) => group.kind === 'editions';

interface Found {
  related: Output<'title/getRelatedItems'> | null;
  series: TitleRow[];
  byAuthor: TitleRow[];
  /** Some of it could not be fetched. */
  failed: boolean;
}

/** Series, other editions, sets, what the publisher names, more by the author, lists it is in. */
export default function RelatedGroups({ title, waiting }: { title: Title; waiting: ReactNode }) {
  const author = title.authors.find((a) => a.role === 'A01')?.name ?? title.authors[0]?.name ?? '';
  const { found, retry } = useFound(title.eisbn, title.series, author);
  if (!found) return waiting;
  const groups = found.related?.groups ?? [];
  const editions = groups.find(isEditions)?.rows ?? [];
  // The other volumes: this one is on the page already, and its editions are in a shelf of their own.
  const ofThisWork = new Set([title.eisbn, ...editions.map(({ eisbn }) => eisbn)]);
  const volumes = found.series.filter(({ eisbn }) => !ofThisWork.has(eisbn));
  const others = found.byAuthor.filter((r) => r.title !== title.title);
  return (
    <>
      {found.failed && (
        <p className={styles.none} role="alert">
          {m.item_related_failed()}{' '}
          <Button size="s" onClick={retry}>
            {m.common_try_again()}
          </Button>
        </p>
      )}
      {volumes.length > 0 && (
        <TitleShelf
          label={m.item_series_label({ series: title.series })}
          heading={<h2>{title.series}</h2>}
          action={<Link href={seriesPath(title.series)}>{m.item_series_whole()}</Link>}
          rows={volumes}
          showBinding
          showPrice
        />
      )}
      {found.related && found.related.included_items.length > 0 && (
        <TitleShelf
          label={m.item_in_this_set()}
          heading={<h2>{m.item_in_this_set()}</h2>}
          rows={found.related.included_items}
          showPrice
        />
      )}
      {editions.length > 0 && <Editions title={title} all={editions} />}
      {groups
        .filter((g) => !isEditions(g))
        .map(({ fullname, rows }) => (
          <TitleShelf key={fullname} label={fullname} heading={<h2>{fullname}</h2>} rows={rows} showPrice />
        ))}
      {others.length > 0 && (
        <TitleShelf
          label={m.item_more_by({ author })}
          heading={<h2>{m.item_more_by({ author })}</h2>}
          rows={others.slice(0, 24)}
          showAuthor={false}
          showBinding
          showPrice
        />
      )}
      {found.related && found.related.included_in.length > 0 && (
        <section aria-labelledby="included-in">
          <h2 id="included-in">{m.item_included_in_lists()}</h2>
          <ul className={styles.lists}>
            {found.related.included_in.map((list) => (
              <li key={list.list_id}>
                <Link href={listPath(list.list_id)}>{list.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* A line that says there are none is not a shelf, and does not push one down. */}
      {found.related && editions.length === 0 && <Editions title={title} all={editions} />}
    </>
  );
}

function useFound(eisbn: string, series: string, author: string): { found: Found | null; retry: () => void } {
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    setFound(null);
    const left = new AbortController();
    void fetchRelated(eisbn, series, author, left.signal).then((all) => {
      if (!left.signal.aborted) setFound(all);
    });
    return () => left.abort();
  }, [eisbn, series, author, attempt]);
  return { found, retry: () => setAttempt((n) => n + 1) };
}

/** What cannot be fetched is left out: the page itself is complete without it. */
async function fetchRelated(
  eisbn: string,
  name: string,
  author: string,
  signal: AbortSignal,
): Promise<Found> {
  const quiet = { signal };
  const [related, series, byAuthor] = await Promise.all([
    call('title/getRelatedItems', { eisbn }, quiet).catch(() => null),
    name ? call('title/getSeriesItems', { series: name }, quiet).catch(() => null) : null,
    author ? call('title/getAuthorItems', { author }, quiet).catch(() => null) : null,
  ]);
  return {
    related: related?.ok ? related.value : null,
    series: series?.ok ? series.value.rows : [],
    byAuthor: byAuthor?.ok ? byAuthor.value.rows : [],
    failed: !related?.ok || (name !== '' && !series?.ok) || (author !== '' && !byAuthor?.ok),
  };
}
