import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type BrowseState, defaultPageSize, filterPath } from '../../../contract/filter-path.ts';
import { rememberedPageSize } from '../title/page-size.ts';

/**
 * Gives a first page that was opened without a page size the remembered one, by replacing its address: more rows appear
 * below, nothing above them moves. A redirect before loading would catch the Back button in a loop.
 */
export function useRememberedPageSize(state: BrowseState): void {
  const navigate = useNavigate();
  const size = rememberable(state) ? filterPath(state) : null;
  useEffect(() => {
    const limit = rememberedPageSize();
    if (size === null || limit === defaultPageSize) return;
    const [path = size] = size.split(/\/$/);
    void navigate(`${path}/l/${limit}`, { replace: true, preventScrollReset: true });
  }, [navigate, size]);
}

const rememberable = (state: BrowseState) => state.limit === defaultPageSize && state.offset === 0;
