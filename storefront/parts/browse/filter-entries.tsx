import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { MouseEvent } from 'react';
import type { BrowseResult, FilterEntry } from '../../../contract/browse.ts';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { countText } from './count-text.ts';
import { isFollowed } from './crawling.ts';
import { standing, withEntry } from './filter-choice.ts';
import styles from './filter-panel.module.css';

interface FilterEntriesProps {
  label: string;
  entries: readonly FilterEntry[];
  state: BrowseState;
  groups: BrowseResult['filter_info'];
}

/** Entries in view before 'more'; hiding only one or two would be a bother. */
const inView = 8;
const worthHiding = 3;

/** The values of one filter, long ones with the rest behind 'more'. What is chosen is always in view. */
export function FilterEntries({ label, entries, ...shared }: FilterEntriesProps) {
  const isOpen = (entry: FilterEntry): boolean =>
    standing(shared.state, entry) !== '' || entry.subfilter.length > 0;
  const fold = entries.length >= inView + worthHiding;
  const first = fold ? entries.filter((entry, i) => i < inView || isOpen(entry)) : entries;
  const rest = fold ? entries.filter((entry) => !first.includes(entry)) : [];
  const lines = (some: readonly FilterEntry[]) =>
    some.map((entry) => <Line key={entry.v} entry={entry} {...shared} />);
  return (
    <>
      <ul className={styles.entries} aria-label={label}>
        {lines(first)}
      </ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.moreLabel}>{m.browse_more({ count: rest.length })}</summary>
          <ul className={styles.entries} aria-label={m.browse_more_of({ label })}>
            {lines(rest)}
          </ul>
        </details>
      )}
    </>
  );
}

function Excluded({ label }: { label: string }) {
  return (
    <ParaglideMessage
      message={m.browse_entry_excluded}
      inputs={{ label }}
      markup={{
        hidden: ({ children }) => <VisuallyHidden>{children}</VisuallyHidden>,
        label: ({ children }) => <span className={styles.label}>{children}</span>,
      }}
    />
  );
}

/** The way out of an exclusion is the entry itself; what excluded it goes, and must not take the focus along. */
function focusBefore(event: MouseEvent<HTMLElement>) {
  const before = event.currentTarget.previousElementSibling;
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

interface LineProps extends Omit<FilterEntriesProps, 'label' | 'entries'> {
  entry: FilterEntry;
}

function Line({ entry, state, groups }: LineProps) {
  const how = standing(state, entry);
  const next = withEntry(state, groups, entry, how ? '' : 'in');
  return (
    <li>
      <div className={styles.line}>
        <a
          href={filterPath(next)}
          className={styles.choice}
          data-is={how || undefined}
          data-one={entry.m ? '' : undefined}
          aria-current={how ? 'true' : undefined}
          rel={isFollowed(next) ? undefined : 'nofollow'}
        >
          {how === 'out' ? <Excluded label={entry.e} /> : <span className={styles.label}>{entry.e}</span>}
          <span className={styles.count}>{countText(entry.c)}</span>
        </a>
        {entry.n && !how && (
          <a
            href={filterPath(withEntry(state, groups, entry, 'out'))}
            className={styles.not}
            rel="nofollow"
            onClick={focusBefore}
          >
            <span className={styles.notWords}>{m.browse_exclude({ label: entry.e })}</span>
          </a>
        )}
      </div>
      {entry.subfilter.length > 0 && (
        <FilterEntries label={entry.e} entries={entry.subfilter} state={state} groups={groups} />
      )}
    </li>
  );
}
