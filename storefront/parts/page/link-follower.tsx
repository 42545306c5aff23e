import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { isCodeMissing } from '../../../ui/load-code.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { anchorOf } from './anchor-of.ts';
import { followedPath } from './followed-link.ts';
import { isLeaving } from './leaving-script.ts';
import { linkState } from './link-state.ts';

/**
 * Takes the clicks on every link of the page, so that the router follows them. `data-stay` on a link or around it keeps the
 * reader where they have scrolled to. A link that is pointed at or touched has its page's script fetched.
 */
export function LinkFollower() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { show, leavePage } = useToasts();
  const [near, setNear] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(leavePage, [pathname]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      // React listens on the document as well and was there first: what a component took is its own.
      if (event.defaultPrevented || event.button !== 0) return;
      if (isCodeMissing() && window.navigator.onLine) return;
      if (asksForNewTab(event)) return;
      const link = linkAt(event);
      const target = link && anchorTarget(link);
      if (target) {
        event.preventDefault();
        const go = () => navigate(`#${encodeURIComponent(target.id)}`);
        const scroll = import('./scroll-to-anchor.ts').then(({ scrollToAnchor }) =>
          scrollToAnchor(target, go),
        );
        scroll.catch(() => target.scrollIntoView());
        return;
      }
      const path = link && pathOf(link);
      if (!path) return;
      event.preventDefault();
      // The page stays: the browser's own would say no more, and take its place.
      if (!window.navigator.onLine) return void show({ tone: 'error', message: m.common_unreachable() });
      const { pathname, search, hash } = window.location;
      const options = {
        replace: path === pathname + search + hash,
        state: linkState(link),
        preventScrollReset: link.closest('[data-stay]') !== null,
      };
      const go = () => navigate(path, options);
      const at = path.indexOf('#');
      if (at < 0) return void go();
      const scroll = import('./scroll-to-anchor.ts').then(({ scrollOnPage }) =>
        scrollOnPage(path.slice(at), go),
      );
      scroll.catch(() => void go());
    };
    const approach = (event: Event) => {
      const link = linkAt(event);
      const path = link && pathOf(link);
      // The router loads the whole page again when it cannot fetch a script, also for a page that is only near.
      if (path && window.navigator.onLine && !isLeaving() && !isCodeMissing()) setNear(path);
    };
    document.addEventListener('click', follow);
    document.addEventListener('mouseover', approach, { passive: true });
    document.addEventListener('touchstart', approach, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('mouseover', approach);
      document.removeEventListener('touchstart', approach);
    };
  }, [navigate, show]);

  return near && <PrefetchPageLinks page={near} />;
}

function linkAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Where on this page a link leads; the way past the header is the browser's own. */
function anchorTarget(link: HTMLAnchorElement): HTMLElement | null {
  const written = link.getAttribute('href') ?? '';
  if (!written.startsWith('#') || written === '#main') return null;
  return document.getElementById(anchorOf(written));
}

function pathOf(link: HTMLAnchorElement): string | null {
  const written = link.getAttribute('href') ?? '';
  const isDownload = link.hasAttribute('download');
  return followedPath(
    { written, url: new URL(link.href), target: link.target, isDownload },
    window.location.origin,
  );
}
