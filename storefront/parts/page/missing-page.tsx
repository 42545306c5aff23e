import type { ReactNode } from 'react';
import { data, useRouteError } from 'react-router';
import type { Call } from '../../../contract/call.ts';
import { loadPicks, type Picks } from '../title/picks.ts';
import { PicksShelf } from '../title/picks-shelf.tsx';
import styles from './not-found.module.css';
import { PageBody } from './page-body.tsx';

/** Throw it from a load: the page answers 404, and its ErrorBoundary shows a MissingPage with books of the shop. */
export async function missingPage(api: Call) {
  return data({ picks: await loadPicks(api) }, { status: 404 });
}

interface MissingPageProps {
  title: string;
  reason: string;
  /** Buttons: where else to go. */
  ways: ReactNode;
}

/** Says that a page is not there, in the ErrorBoundary of its route. */
export function MissingPage({ title, reason, ways }: MissingPageProps) {
  const error = useRouteError() as { data?: { picks?: Picks | null } | null };
  const picks = error.data?.picks;
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>{title}</h1>
        <p>{reason}</p>
        <div className={styles.ways}>{ways}</div>
      </div>
      {picks && <PicksShelf {...picks} />}
    </PageBody>
  );
}
