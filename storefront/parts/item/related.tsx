import { useEffect, useRef, useState } from 'react';
import type { Output } from '../../../contract/actions.ts';
import type { Title, TitleRow } from '../../../contract/title.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { call } from '../../http-call.ts';
import { allEditionsPath, listPath, seriesPath } from '../title/paths.ts';
import { TitleShelf } from '../title/title-shelf.tsx';
import styles from './related.module.css';

interface Found {
  related: Output<'title/getRelatedItems'> | null;
  series: TitleRow[];
  byAuthor: TitleRow[];
}

/**
 * Series, other editions, more by the author, lists it is in: fetched when the reader comes near (ITEM-035, ITEM-036).
 * Without JavaScript the same ways are plain links.
 */
export function Related({ title }: { title: Title }) {
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const author = title.authors.find((a) => a.role === 'A01')?.name ?? title.authors[0]?.name ?? '';

  useEffect(() => {
    setFound(null);
    const el = place.current;
    if (!el) return;
    const left = new AbortController();
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void fetchRelated(title, author, left.signal).then((all) => {
          if (!left.signal.aborted) setFound(all);
        });
      },
      { rootMargin: '400px' },
    );
    near.observe(el);
    return () => {
      near.disconnect();
      left.abort();
    };
  }, [title, author]);

  const editions = found?.related?.groups.flatMap((g) => g.rows) ?? [];
  const others = found?.byAuthor.filter((r) => r.title !== title.title) ?? [];
  return (
    <div ref={place} className={styles.related} aria-busy={found === null || undefined}>
      {found === null && <Waiting />}
      {found && found.series.length > 1 && (
        <TitleShelf
          label={`The series ${title.series}`}
          heading={<h2>{title.series}</h2>}
          action={<Link href={seriesPath(title.series)}>Whole series</Link>}
          rows={found.series}
        />
      )}
      {found && editions.length > 0 && (
        <TitleShelf
          label="Other editions"
          heading={<h2>Other editions</h2>}
          action={
            <Link
              href={allEditionsPath(
                title.title,
                title.authors.map((a) => a.name),
              )}
            >
              See all editions
            </Link>
          }
          rows={editions}
        />
      )}
      {found && editions.length === 0 && (
        <section aria-labelledby="other-editions">
          <h2 id="other-editions">Other editions</h2>
          <p className={styles.none}>
            We're sorry! There seems to be no other editions for {title.title}.{' '}
            <Link href={allEditionsPath(title.title, author ? [author] : [])}>Search for it</Link> to be sure.
          </p>
        </section>
      )}
      {found && others.length > 0 && (
        <TitleShelf
          label={`More by ${author}`}
          heading={<h2>More by {author}</h2>}
          rows={others.slice(0, 24)}
        />
      )}
      {found?.related && found.related.included_in.length > 0 && (
        <section aria-labelledby="included-in">
          <h2 id="included-in">Included in our lists</h2>
          <ul className={styles.lists}>
            {found.related.included_in.map((list) => (
              <li key={list.list_id}>
                <Link href={listPath(list.list_id)}>{list.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <noscript>
        <p>
          <Link href={allEditionsPath(title.title, author ? [author] : [])}>See all editions</Link>
        </p>
      </noscript>
    </div>
  );
}

/** A group that cannot be fetched is simply not shown: the page itself is complete without it. */
async function fetchRelated(title: Title, author: string, signal: AbortSignal): Promise<Found> {
  const quiet = { signal };
  const [related, series, byAuthor] = await Promise.all([
    call('title/getRelatedItems', { eisbn: title.eisbn }, quiet).catch(() => null),
    title.series ? call('title/getSeriesItems', { series: title.series }, quiet).catch(() => null) : null,
    author ? call('title/getAuthorItems', { author }, quiet).catch(() => null) : null,
  ]);
  return {
    related: related?.ok ? related.value : null,
    series: series?.ok ? series.value.rows : [],
    byAuthor: byAuthor?.ok ? byAuthor.value.rows : [],
  };
}

/** As high as a shelf, so that nothing moves when it arrives. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="12rem" height="1.75rem" />
      <div>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} width="140px" ratio={2 / 3} />
        ))}
      </div>
    </div>
  );
}
