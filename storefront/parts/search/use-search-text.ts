import { useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * What the search box holds. It starts afresh when the page's own search changes (SEARCH-020), except for what the reader
 * has typed since they left for that page: that is their next search.
 */
export function useSearchText(term: string, type: string) {
  const { state } = useNavigation();
  const [page, setPage] = useState({ term, type });
  const [text, setText] = useState(term);
  const [kind, setKind] = useState(type || 'keyword');
  const [isAhead, setAhead] = useState(false);

  if (page.term !== term || page.type !== type) {
    setPage({ term, type });
    setAhead(false);
    if (!isAhead) {
      setText(term);
      setKind(type || 'keyword');
    }
  }

  return {
    text,
    kind,
    setKind,
    write(typed: string) {
      setText(typed);
      setAhead(state !== 'idle');
    },
    empty: () => setText(''),
  };
}
