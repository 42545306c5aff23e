const firstPause = 1_000;
const longestPause = 30_000;

let missing = 0;

/** Code that the page asked for has not come. The next page is then better loaded as a document, with code of its own. */
export const isCodeMissing = (): boolean => missing > 0;

/** Calls `load` until it succeeds: after a pause, when the connection is back, when the page returns from the back/forward cache. */
export async function keepLoading<T>(load: () => Promise<T>, onFailure?: () => void): Promise<T> {
  let isMissing = false;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const loaded = await loadOnline(load);
      if (isMissing) missing -= 1;
      return loaded;
    } catch {
      if (!isMissing) {
        isMissing = true;
        missing += 1;
        onFailure?.();
      }
      await betterTime(pause);
    }
  }
}

/** Firefox remembers that a module could not be fetched, until the page is loaded again: ask for one only with a connection. */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  // Undefined on the server.
  if (globalThis.navigator?.onLine === false)
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  return load();
}

function betterTime(pause: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(end, pause);
    const onPageShow = (event: PageTransitionEvent) => event.persisted && end();
    window.addEventListener('online', end);
    window.addEventListener('pageshow', onPageShow);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      window.removeEventListener('pageshow', onPageShow);
      done();
    }
  });
}
