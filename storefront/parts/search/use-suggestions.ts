import { useEffect, useState } from 'react';
import type { Suggestion } from '../../../contract/browse.ts';
import { call } from '../../http-call.ts';

/** Wait before asking (SEARCH-023) and rows to ask for (SEARCH-024). */
const debounceMs = 650;
const limit = 5;

/**
 * Suggestions for what is typed. A request that has been overtaken is cancelled; an empty text clears the list; the term
 * of the page itself is not suggested again until it is changed.
 */
export function useSuggestions(text: string, settled: string) {
  const [rows, setRows] = useState<Suggestion[]>([]);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    const typed = text.trim();
    setActive(-1);
    if (!typed || typed === settled.trim()) {
      setRows([]);
      setOpen(false);
      return;
    }
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      setLoading(true);
      const answer = await call(
        'browse/getSuggest',
        { t: typed, l: limit },
        { signal: overtaken.signal },
      ).catch(() => null);
      if (overtaken.signal.aborted) return;
      setLoading(false);
      // Chrome fails silently (001 §7): no list is better than a broken one.
      if (!answer?.ok) return;
      setRows(answer.value);
      setOpen(true);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [text, settled]);

  return {
    rows,
    open,
    loading,
    active,
    close: () => setOpen(false),
    move: (by: 1 | -1) => setActive((at) => (at + by + rows.length + 1) % (rows.length + 1)),
  };
}
