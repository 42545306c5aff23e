import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click on a link is the browser's own: it opens a new tab or window, or saves the page. */
export function asksForNewTab(event: MouseEvent | ReactMouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
