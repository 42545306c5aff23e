import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { type BrowseState, parseFilterPath } from '../../../contract/filter-path.ts';

/** The browse page that is on its way, so that what was chosen shows at once; null when none is. */
export function usePendingBrowse(): BrowseState | null {
  const { location } = useNavigation();
  return location?.pathname.startsWith('/browse') ? parseFilterPath(location.pathname) : null;
}

/** True once something has taken longer than `ms`: what is quick shows no sign of waiting. */
export function useSlow(busy: boolean, ms = 120): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), ms);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy, ms]);
  return busy && slow;
}
