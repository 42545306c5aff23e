import type { ClientInstrumentation } from 'react-router';

const key = 'unfinished';
let unfinished: { path: string } | undefined;

/**
 * React Router reloads the page when it cannot fetch the code of the next one. The reloaded page then opens that next page
 * as a document (`finishNavigation`), with the code of the newest release. The router itself reports where it goes: the code
 * can fail before React draws a navigation.
 */
export const noteNavigation: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        // A number is a step in the history, whose address the window shows already.
        const mine = typeof to === 'string' ? { path: to } : undefined;
        unfinished = mine;
        await go();
        if (unfinished === mine) unfinished = undefined;
      },
    }),
};

/** Before the page hydrates: whether it gives way to the page that the reader was going to. */
export function finishNavigation(): boolean {
  window.addEventListener('pagehide', keepUnfinished);
  try {
    const [from, path] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.removeItem(key);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!path || entry?.type !== 'reload' || from !== window.location.href) return false;
    const url = new URL(path, from);
    if (url.origin !== window.location.origin || url.href === from) return false;
    window.location.assign(url);
    return true;
  } catch {
    return false;
  }
}

function keepUnfinished(): void {
  if (!unfinished) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([window.location.href, unfinished.path]));
  } catch {
    // Without storage the reader stays on the page and can press the link again.
  }
}
