import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * For the many links of the filter panel: plain anchors that share one handler. A router link each would cost more to draw
 * and to wake than all the books of the page. What opens elsewhere (a new tab, a download) is left to the browser.
 */
export function useTakeLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = event.currentTarget.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    void navigate(href, { preventScrollReset: true });
  };
}
