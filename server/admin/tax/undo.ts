import { findStaffRate } from '../../tax/staff-rates.ts';
import { savedRow } from '../undo/saved-row.ts';
import { noted } from './noted.ts';
import { save } from './save.ts';

export const taxUndos = {
  'tax/save': savedRow('tax/save', {
    find: ({ q, store }, id) => findStaffRate(q, store.id, id),
    // A rate that was once saved stays the owner's own.
    noted: (rate) => {
      const { is_known: _, ...rest } = noted(rate);
      return rest;
    },
    save,
  }),
};
