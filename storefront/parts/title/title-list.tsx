import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import type { View } from '../../../contract/filter-path.ts';
import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { coverSize, shelfHeight } from '../../../ui/cover-size.ts';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { useDrawnInTurn } from '../../../ui/use-drawn-in-turn.ts';
import { AtRest } from '../page/at-rest.ts';
import { ScriptNonce } from '../page/script-nonce.ts';
import { ratioOf } from './title-cover.tsx';
import { coverWidth, TitleEntry } from './title-entry.tsx';
import styles from './title-list.module.css';
import { useViewMode, viewModeScript } from './view-mode.ts';

interface TitleListProps {
  rows: readonly TitleRow[];
  /** Accessible name of the list. */
  label: string;
  /** The list the books are from: their pages lead through it. */
  listId?: number | undefined;
  /** Level of the books' titles in the outline of the page. */
  level?: 2 | 3;
  /** How the address wants them drawn; a choice that is remembered wins. */
  view?: View | undefined;
  /** Draws this many empty places instead of the rows, of the size that rows have. */
  waitingFor?: number | undefined;
}

/** Pictures in the first screen of any view: these do not wait to be scrolled to. */
const eager = 6;

/**
 * Books as cards, as a grid of covers or as a list. The markup is the same for all three; `data-view` chooses the drawing,
 * so a view changes without loading, and a remembered one is there before the first paint.
 */
export function TitleList({ rows, label, listId, level = 2, view, waitingFor }: TitleListProps) {
  const mode = useViewMode(view);
  const atRest = use(AtRest);
  const nonce = use(ScriptNonce);
  const waiting = waitingFor !== undefined;
  const largest = largestCover(rows);
  const { pathname, search } = useLocation();
  // A list leads through itself by its own addresses; any other result travels along.
  const within = { path: pathname + search, eisbns: rows.map((row) => row.eisbn) };
  return (
    <div className={styles.views} data-view={mode} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      {!atRest && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: viewModeScript }} />}
      <p className={styles.columns} data-print="only" aria-hidden="true">
        <span>{m.browse_title()}</span>
        <span>{m.browse_format()}</span>
        <span>{m.browse_isbn()}</span>
        <span>{m.browse_price()}</span>
      </p>
      <Entries label={label} waiting={waiting}>
        {waiting
          ? [...Array(waitingFor).keys()].map((index) => <Placeholder key={index} />)
          : rows.map((row, i) => (
              <TitleEntry
                key={row.eisbn}
                row={row}
                listId={listId}
                state={listId === undefined ? { within } : undefined}
                level={level}
                eager={i < eager}
                priority={i === largest}
              />
            ))}
      </Entries>
    </div>
  );
}

/** The book with the larger cover of the two that phones show first: the picture that a reader waits for. */
export function largestCover(rows: readonly Pick<TitleRow, 'cover_image_cache' | 'cover_ratio'>[]): number {
  const [first = 0, second = 0] = rows.slice(0, 2).map((row) => {
    const { width, height } = coverSize(ratioOf(row), coverWidth, shelfHeight);
    return width * height;
  });
  return second > first ? 1 : 0;
}

/** In so many steps a phone draws the books below its first screens; the style sheet says which ones. */
const laterSteps = 4;

/** A component of its own, so that the books do not render again after hydration. */
function Entries({ label, waiting, children }: { label: string; waiting: boolean; children: ReactNode }) {
  const drawn = useDrawnInTurn(laterSteps);
  return (
    <ul
      className={styles.entries}
      aria-label={label}
      aria-busy={waiting || undefined}
      data-later={drawn < laterSteps ? drawn : undefined}
    >
      {children}
    </ul>
  );
}

/** Where a book will be: as high as most cards are, so that nothing jumps when it comes. */
function Placeholder() {
  return (
    <li className={styles.entry} aria-hidden="true">
      <span className={styles.cover}>
        <Skeleton ratio={2 / 3} />
      </span>
      <div className={styles.words}>
        <SkeletonText lines={3} />
      </div>
      <div className={styles.buy}>
        <SkeletonText lines={2} />
        <Skeleton width="6.5rem" height="2rem" className={styles.cart} />
      </div>
    </li>
  );
}
