import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useState } from 'react';
import { CallFailed } from '../../../contract/action.ts';
import type { Title, TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { call } from '../../http-call.ts';
import { useSettings } from '../session/use-settings.ts';
import { allEditionsPath } from '../title/paths.ts';
import { TitleShelf } from '../title/title-shelf.tsx';
import styles from './related.module.css';

const ways = [
  { value: 'editions', label: m.item_editions_other },
  { value: 'sizes', label: m.item_sizes_other },
  { value: 'binding', label: m.item_editions_same_binding },
] as const;
type Way = (typeof ways)[number]['value'];
type Rows = TitleRow[] | 'loading' | 'failed';

/**
 * The other forms of this work: all of them, those of another size, those bound alike (ITEM-035..038). A work in one edition has
 * none of them, and a quiet line says so.
 */
export function Editions({ title, all }: { title: Title; all: TitleRow[] }) {
  const { browse_group_formats } = useSettings();
  const search = allEditionsPath(title, browse_group_formats);
  if (all.length === 0) {
    return (
      <p className={styles.none} data-print="hide">
        <NoneFound text={m.item_editions_none({ title: title.title })} search={search} />
      </p>
    );
  }
  return <EditionShelf title={title} all={all} search={search} />;
}

/** Says that there are none, with a hint to search. */
function NoneFound({ text, search }: { text: string; search: string }) {
  return (
    <>
      {text}{' '}
      <ParaglideMessage
        message={m.item_editions_search}
        markup={{ link: ({ children }) => <Link href={search}>{children}</Link> }}
      />
    </>
  );
}

function EditionShelf({ title, all, search }: { title: Title; all: TitleRow[]; search: string }) {
  const [way, setWay] = useState<Way>('editions');
  const { rows, retry } = useWay(way, title.eisbn, all);
  const segments = ways.map((w) => ({ value: w.value, label: w.label() }));
  const label = segments.find((s) => s.value === way)?.label ?? '';
  const chooser = (
    <div className={styles.chooser}>
      <h2>{m.item_editions_heading()}</h2>
      <div data-print="hide">
        <Segmented
          label={m.item_editions_heading()}
          segments={segments}
          value={way}
          onChoose={(value) => setWay(value as Way)}
        />
      </div>
    </div>
  );
  if (Array.isArray(rows) && rows.length > 0) {
    return (
      <TitleShelf
        key={way}
        label={label}
        heading={chooser}
        action={<Link href={search}>{m.item_see_all_editions()}</Link>}
        rows={rows}
        showAuthor={false}
        showBinding
        showPrice
      />
    );
  }
  return (
    <section aria-label={label} data-print="hide">
      {chooser}
      {rows === 'loading' && (
        <div className={styles.few} aria-busy="true">
          <Skeleton width="140px" ratio={2 / 3} />
          <Skeleton width="140px" ratio={2 / 3} />
        </div>
      )}
      {rows === 'failed' && (
        <p className={styles.none} role="alert">
          {m.common_error()}{' '}
          <Button size="s" onClick={retry}>
            {m.common_try_again()}
          </Button>
        </p>
      )}
      {Array.isArray(rows) && (
        <p className={styles.none} role="status">
          <NoneFound text={emptyText(way, title)} search={search} />
        </p>
      )}
    </section>
  );
}

function emptyText(way: Way, { title, binding }: Title): string {
  if (way === 'sizes') return m.item_sizes_none({ title });
  return binding ? m.item_editions_no_binding({ binding, title }) : m.item_editions_no_edition({ title });
}

/** The rows of one way: those of editions are here already, the others are fetched when first asked for. */
function useWay(way: Way, eisbn: string, all: TitleRow[]): { rows: Rows; retry: () => void } {
  const [fetched, setFetched] = useState<Partial<Record<Way, Rows>>>({});
  const known = way === 'editions' ? all : fetched[way];
  useEffect(() => {
    if (known !== undefined) return;
    const left = new AbortController();
    const name = way === 'sizes' ? 'title/getMoreSizes' : 'title/getBindingItems';
    call(name, { eisbn }, { signal: left.signal })
      .then((answer) => {
        setFetched((before) => ({ ...before, [way]: answer.ok ? answer.value.rows : 'failed' }));
      })
      .catch((e: unknown) => {
        // Left for another way: it is asked again when the reader comes back.
        if (left.signal.aborted) return;
        if (!(e instanceof CallFailed)) throw e;
        setFetched((before) => ({ ...before, [way]: 'failed' }));
      });
    return () => left.abort();
  }, [known, way, eisbn]);
  return {
    rows: known ?? 'loading',
    retry: () => setFetched(({ [way]: _, ...others }) => others),
  };
}
