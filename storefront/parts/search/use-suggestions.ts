import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Suggestion } from '../../../contract/browse.ts';
import { call } from '../../http-call.ts';
import { searchPath } from './search-path.ts';
import { suggestedPaths } from './suggested-paths.ts';

/** Wait before asking (SEARCH-023), rows to ask for (SEARCH-024), and letters that are worth asking with. */
const debounceMs = 650;
const limit = 5;
const longest = 200;

/** Titles, and what they were found for. */
interface Found {
  rows: Suggestion[];
  text: string;
}
const nothing: Found = { rows: [], text: '' };

/**
 * Suggestions for the typed text. Cancels requests that a newer one replaces or whose answer is no longer needed; empty
 * text clears the list; the term of the page itself is not suggested again until it changes.
 */
export function useSuggestions(text: string, type: string, settled: string) {
  const [found, setFound] = useState<Found>(nothing);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState(-1);
  const stop = useRef(() => {});

  useEffect(() => {
    const typed = text.trim();
    setActive(-1);
    setFailed(false);
    if (!typed || typed === settled.trim()) {
      setFound(nothing);
      setOpen(false);
      return;
    }
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      setLoading(true);
      const answer = await call(
        'browse/getSuggest',
        { t: typed.slice(0, longest), l: limit },
        { signal: overtaken.signal },
      ).catch(() => null);
      if (overtaken.signal.aborted) return;
      setLoading(false);
      // What was found for other words is not shown for these.
      setFound(answer?.ok ? { rows: answer.value, text: typed } : nothing);
      setFailed(!answer?.ok);
      setOpen(answer?.ok ?? false);
    }, debounceMs);
    stop.current = () => {
      clearTimeout(timer);
      overtaken.abort();
      setLoading(false);
    };
    return () => stop.current();
  }, [text, settled]);

  const close = useCallback(() => {
    stop.current();
    setOpen(false);
    setActive(-1);
  }, []);

  const paths = useMemo(() => suggestedPaths(found.rows, searchPath(found.text, type)), [found, type]);
  const places = paths.all.length + 1;

  return {
    ...found,
    /** Where each row leads. */
    paths,
    open,
    loading,
    /** The last question got no answer. */
    failed,
    active,
    close,
    /** To the next or previous row; behind the last and before the first one is the box itself. */
    move(by: 1 | -1) {
      setOpen(true);
      setActive((at) => ((at + 1 + by + places) % places) - 1);
    },
    /** Shows again what was found, without choosing. */
    reopen: () => setOpen(true),
  };
}
