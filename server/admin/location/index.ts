import type { staffLocationActions } from '../../../contract/admin/location.ts';
import { staffLocations } from '../../store/location/staff-locations.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';

export const staffLocationHandlers = {
  'location/getList': async ({ q, store }) => ({ locations: await staffLocations(q, store.id) }),
  'location/save': save,
  'location/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffLocationActions>;
