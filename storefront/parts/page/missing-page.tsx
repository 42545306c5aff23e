import type { ComponentType, ReactNode } from 'react';
import { data, useRouteError } from 'react-router';
import type { Call } from '../../../contract/call.ts';
import { partCode, ServedPart } from '../../../ui/served-part.tsx';
import { loadPicks, type Picks } from '../title/picks.ts';
import '../title/title-shelf.module.css';
import styles from './not-found.module.css';
import { PageBody } from './page-body.tsx';

/** Pages that are there fetch no code for this. */
const shelfCode = partCode<Picks>(() => import('../title/picks-shelf.tsx').then((m) => m.PicksShelf));

/** The server has it loaded, so that its HTML is whole at once. */
export function preloadPicks(shelf: ComponentType<Picks>): void {
  shelfCode.loaded = shelf;
}

/** Throw it from a load: the page answers 404, and its ErrorBoundary shows a MissingPage with books of the shop. */
export async function missingPage(api: Call) {
  const [picks] = await Promise.all([loadPicks(api), shelfCode.settled()]);
  return data({ picks }, { status: 404 });
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
      {picks && <ServedPart code={shelfCode} frame={{}} of={picks} />}
    </PageBody>
  );
}
