import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { sessionMark } from './saved-settings.ts';

/** The session mark of the customer this page shows, and the server's name for them; '' while the page shows none. */
let shown = '';
let account = '';

/** Sets the customer this page shows. */
export function pageShows(user: User | null): void {
  shown = user ? sessionMark() : '';
  account = user?.for_account ?? '';
}

/** Another window of this browser has logged out or into another account: do not send this page's calls as that account. */
export function isOfAnotherCustomer(): boolean {
  return shown !== '' && sessionMark() !== shown;
}

/** Sent with every change: the server refuses what cookies reveal too late. '' while the page shows no customer. */
export function drawnFor(): string {
  return account;
}

/** After a call of this page that may have started a new session: the customer is still the same. */
export function followOwnSession(markBefore: string): void {
  if (shown !== '' && shown === markBefore) shown = sessionMark();
}

const toldKey = 'told';

/** Reloads the page for the current customer; the new page shows the reason (`takeNotice`). Returns the sentence. */
export function reloadPage(): string {
  const told = m.chrome_other_window();
  try {
    sessionStorage.setItem(toldKey, told);
  } catch {
    // Storage may be blocked: the reload works without it.
  }
  window.location.reload();
  return told;
}

/** The message that the previous page left; returned once. */
export function takeNotice(): string | null {
  try {
    const left = sessionStorage.getItem(toldKey);
    sessionStorage.removeItem(toldKey);
    return left;
  } catch {
    return null;
  }
}
