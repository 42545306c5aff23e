import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ShopEvent } from '../../../contract/event.ts';
import { eventsAtATime } from '../../../contract/event-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSettings } from '../session/use-settings.ts';
import type { Listing } from './event-paths.ts';
import { type EventsShown, loadListing } from './load-events.ts';

/** What was read on below a listing, for readers who come back to it: its place in the history, and the events. */
let kept: Added & { key: string } = { key: '', pages: 0, rows: [] };

interface Added {
  pages: number;
  rows: ShopEvent[];
}
const nothing: Added = { pages: 0, rows: [] };

/** The listing with what has been read on below it. `next`: the page that comes then; null at the end. */
export function useMoreEvents(shown: EventsShown, page: number, listing: Listing) {
  const { key } = useLocation();
  const settings = useSettings();
  const { show } = useToasts();
  const [added, setAdded] = useState(nothing);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  /** The listing that is shown: what comes for an earlier one is no longer wanted. */
  const current = useRef(key);
  // After hydration: the server's HTML has the first page only.
  useEffect(() => {
    current.current = key;
    busy.current = false;
    setPending(false);
    setAdded(kept.key === key ? kept : nothing);
  }, [key]);

  const known = new Set(shown.rows.map(({ id }) => id));
  const rows = [...shown.rows, ...added.rows.filter(({ id }) => !known.has(id))];
  const offset = (page + added.pages) * eventsAtATime;
  const next = offset < shown.row_count ? page + added.pages + 1 : null;

  const load = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      const more = await loadListing(call, settings, listing, { offset });
      if (current.current !== key) return;
      setAdded((before) => {
        kept = { key, pages: before.pages + 1, rows: [...before.rows, ...more.rows] };
        return kept;
      });
    } catch (e) {
      if (current.current !== key) return;
      show({ tone: 'error', message: e instanceof Error ? e.message : m.common_error() });
    } finally {
      if (current.current === key) {
        busy.current = false;
        setPending(false);
      }
    }
  }, [settings, listing, offset, key, show]);

  const foot = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (next === null || !foot.current) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void load();
    });
    seen.observe(foot.current);
    return () => seen.disconnect();
  }, [next, load]);

  const more = (event: MouseEvent) => {
    if (asksForNewTab(event)) return;
    event.preventDefault();
    void load();
  };
  return { rows, next, pending, more, foot };
}
