const name = 'waiting_favourite';
/** As long as signing up may take. */
const seconds = 30 * 60;

/**
 * Keeps what a guest wanted in their favourites until they have logged in. A cookie: storage is emptied at login, and the mailed
 * link of a sign-up opens in another tab.
 */
export function keepFavourite(eisbn: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  document.cookie = `${name}=${eisbn}; path=/; max-age=${seconds}; samesite=lax`;
}

export function isWaiting(eisbn: string): boolean {
  return document.cookie.split('; ').includes(`${name}=${eisbn}`);
}

export function forgetFavourite(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
