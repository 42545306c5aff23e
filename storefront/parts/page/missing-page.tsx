import type { ReactNode } from 'react';
import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import type { Call } from '../../../contract/call.ts';
import { SearchLine } from '../search/search-line.tsx';
import { LazyPicks, picksCode } from '../title/lazy-picks.tsx';
import { loadPicks, type Picks } from '../title/picks.ts';
import styles from './not-found.module.css';
import { PageBody } from './page-body.tsx';
import { SomethingWrong } from './something-wrong.tsx';

/** Throw it from a load: the page answers 404, and its ErrorBoundary shows a MissingPage with books of the shop. */
export async function missingPage(api: Call) {
  const [picks] = await Promise.all([loadPicks(api), picksCode.settled()]);
  return data({ picks }, { status: 404 });
}

interface MissingPageProps {
  title: string;
  reason: string;
  /** Buttons: where else to go. */
  ways: ReactNode;
}

/** The ErrorBoundary of a route: says that the page is not there, or that something went wrong. */
export function MissingPage({ title, reason, ways }: MissingPageProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <SomethingWrong error={error} />;
  const { picks } = (error.data ?? {}) as { picks?: Picks | null };
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>{title}</h1>
        <p>{reason}</p>
        <SearchLine />
        <div className={styles.ways}>{ways}</div>
      </div>
      {picks && <LazyPicks {...picks} />}
    </PageBody>
  );
}
