import { findStaffLocation } from '../../store/location/staff-locations.ts';
import { savedRow } from '../undo/saved-row.ts';
import { noted } from './noted.ts';
import { save } from './save.ts';

export const locationUndos = {
  'location/save': savedRow('location/save', {
    find: ({ q, store }, id) => findStaffLocation(q, store.id, id),
    noted,
    given: ({ code, name, position, ...details }) => ({ code, name, position, details }),
    save,
  }),
};
