import { keepCookie } from '../session/keep-cookie.ts';

const name = 'waiting_favourite';
/** Half an hour: as long as signing up may take. */
const days = 1 / 48;

/**
 * Keeps what a guest wanted in their favourites until they have logged in. A cookie: storage is emptied at login, and the mailed
 * link of a sign-up opens in another tab.
 */
export function keepFavourite(eisbn: string): void {
  keepCookie(name, eisbn, days);
}

export function isWaiting(eisbn: string): boolean {
  return document.cookie.split('; ').includes(`${name}=${eisbn}`);
}

export function forgetFavourite(): void {
  keepCookie(name, '', 0);
}
