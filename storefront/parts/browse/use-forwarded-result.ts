import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filterPath, isResultSetId } from '../../../contract/filter-path.ts';

/**
 * Where the result leads that was handed to /browse/url or /browse/file through navigation state (SEARCH-007): to its own
 * address, which can be shared. Null for any other page or state: those are bare browse.
 */
export function forwardedPath(pathname: string, state: unknown): string | null {
  if (!/^\/browse\/(url|file)\/*$/.test(pathname) || typeof state !== 'object' || state === null) return null;
  const { id, sort } = state as { id?: unknown; sort?: unknown };
  if (typeof id !== 'string' || !isResultSetId(id)) return null;
  return filterPath({ include: { x: [id] }, sort: sort === 'sequence' ? 'sequence' : '' });
}

export function useForwardedResult(): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const path = forwardedPath(pathname, state);
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [navigate, path]);
}
