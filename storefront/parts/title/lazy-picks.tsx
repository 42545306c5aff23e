import { partCode, ServedPart } from '../../../ui/served-part.tsx';
import type { Picks } from './picks.ts';
// Its sheet comes with the page and not with its code.
import './title-shelf.module.css';

/** For a page that seldom shows it. */
export const picksCode = partCode<Picks>(() => import('./picks-shelf.tsx').then((m) => m.PicksShelf));

export function LazyPicks(picks: Picks) {
  return <ServedPart code={picksCode} frame={{}} of={picks} />;
}
