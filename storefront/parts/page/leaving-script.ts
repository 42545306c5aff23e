/**
 * Marks a page that the browser itself is leaving by a link: before the page hydrates, or because code of it is missing. The
 * browser's code does without its text.
 */
export const leavingScript = !import.meta.env.SSR
  ? ''
  : `;(function(d){addEventListener('click',function(e){var t=e.target,l=!e.defaultPrevented&&t.closest&&t.closest('a[href]');
if(l&&!l.target&&!l.hasAttribute('download')&&l.getAttribute('href')[0]!='#'&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey)d.leaving=''});
addEventListener('pageshow',function(e){if(e.persisted)delete d.leaving})})(document.documentElement.dataset)`;

/**
 * Fetch no code ahead then: WebKit rejects imports in flight when it leaves a page, and React Router reloads the page after a
 * rejected import. The reload replaces the navigation: the reader stays where they were.
 */
export const isLeaving = (): boolean => document.documentElement.dataset.leaving !== undefined;
