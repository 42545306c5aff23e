import type { User } from '../../../contract/user.ts';
import { sessionMark } from './kept-settings.ts';

/** The mark of the session whose customer this page shows, and how the server names them; '' while it shows nobody. */
let shown = '';
let account = '';

/** The page has been told who is here now. */
export function pageShows(user: User | null): void {
  shown = user ? sessionMark() : '';
  account = user?.for_account ?? '';
}

/** Another window of this browser has logged out or in as somebody else: what this page would send is not theirs. */
export function isOfAnotherCustomer(): boolean {
  return shown !== '' && sessionMark() !== shown;
}

/** Sent with every change: what the cookies cannot tell in time the server refuses. '' while the page shows nobody. */
export function drawnFor(): string {
  return account;
}

/** A call of this page's own was answered, maybe with a new session: the page is still the same person's. */
export function followOwnSession(markBefore: string): void {
  if (shown !== '' && shown === markBefore) shown = sessionMark();
}

const toldKey = 'told';
const told = 'You have logged in or out, or changed the account, in another window. Nothing was saved here.';

/** Loads the page anew for whoever is here now; it says why (`takeTold`). Returns the sentence. */
export function loadAnew(): string {
  try {
    sessionStorage.setItem(toldKey, told);
  } catch {
    // Storage may be forbidden: the page is right all the same.
  }
  window.location.reload();
  return told;
}

/** What the page that was here before has left to say; once. */
export function takeTold(): string | null {
  try {
    const left = sessionStorage.getItem(toldKey);
    sessionStorage.removeItem(toldKey);
    return left;
  } catch {
    return null;
  }
}
