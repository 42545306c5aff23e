import { sessionMark } from './kept-settings.ts';

/** The mark of the session whose customer this page shows; '' while it shows nobody. */
let shown = '';

/** The page has been told who is here now. */
export function pageShows(hasCustomer: boolean): void {
  shown = hasCustomer ? sessionMark() : '';
}

/** Another window of this browser has logged out or in as somebody else: what this page would send is not theirs. */
export function isOfAnotherCustomer(): boolean {
  return shown !== '' && sessionMark() !== shown;
}

/** A call of this page's own was answered, maybe with a new session: the page is still the same person's. */
export function followOwnSession(markBefore: string): void {
  if (shown !== '' && shown === markBefore) shown = sessionMark();
}
