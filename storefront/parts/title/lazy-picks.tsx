import type { ComponentType } from 'react';
import { partCode, ServedPart } from '../../../ui/served-part.tsx';
import type { Picks } from './picks.ts';
// Its sheet comes with the page and not with its code.
import './title-shelf.module.css';

/** For a page that seldom shows it. */
export const picksCode = partCode<Picks>(() => import('./picks-shelf.tsx').then((m) => m.PicksShelf));

/** The server has it loaded, so that its HTML is whole at once. */
export function preloadPicks(shelf: ComponentType<Picks>): void {
  picksCode.loaded = shelf;
}

export function LazyPicks(picks: Picks) {
  return <ServedPart code={picksCode} frame={{}} of={picks} />;
}
