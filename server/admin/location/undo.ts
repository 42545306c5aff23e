import { findStaffLocation } from '../../store/location/staff-locations.ts';
import { savedRow } from '../undo/saved-row.ts';
import { deleteOne } from './delete.ts';
import { noted } from './noted.ts';
import { saveAs } from './save.ts';

const row = savedRow('location/save', {
  find: ({ q, store }, id) => findStaffLocation(q, store.id, id),
  noted,
  given: ({ code, name, position, ...details }) => ({ code, name, position, details }),
  save: saveAs,
  remove: deleteOne,
});

export const locationUndos = { 'location/save': row, 'location/delete': row };
