import { useRouteLoaderData } from 'react-router';
import type { DeskStore } from '../../contract/admin/desk-context.ts';

/** The store of this page; only below a root that was loaded. */
export function useStore(): DeskStore {
  const root = useRouteLoaderData('root') as { store: DeskStore } | undefined;
  if (!root) throw new Error('the root has no data');
  return root.store;
}
