import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { defaultPageSize } from '../../../contract/filter-path.ts';
import { rememberedPageSize } from './page-size.ts';

/**
 * Gives a first page that was opened without a page size the remembered one, by replacing its address: more rows appear
 * below, nothing above them moves. A redirect before loading would catch the Back button in a loop.
 *
 * `path` is its address, null for any other page; `sized` gives the address of it with so many rows.
 */
export function useRememberedPageSize(
  path: string | null,
  sized: (path: string, size: number) => string,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const size = rememberedPageSize();
    if (path === null || size === defaultPageSize) return;
    void navigate(sized(path, size), { replace: true, preventScrollReset: true });
  }, [navigate, path, sized]);
}
