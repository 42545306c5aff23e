import { useRouteLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { Permission } from '../../contract/admin/permissions.ts';

/** Who is logged in. Only below pages/desk.tsx. */
export function useMe(): AdminOutput<'staff/me'> {
  const desk = useRouteLoaderData('pages/desk') as { me: AdminOutput<'staff/me'> } | undefined;
  if (!desk) throw new Error('the page is not below the desk');
  return desk.me;
}

/** Whether they may do what this permission is for; the server decides again. */
export const useMay = (permission: Permission): boolean => useMe().permissions.includes(permission);

/** Whether they may load files: these change the whole shop. */
export function useMayLoad(): boolean {
  const { permissions, location_id } = useMe();
  return permissions.includes('stock:write') && location_id === null;
}
