import { findStaffRate, staffRates } from '../../tax/staff-rates.ts';
import { savedRow } from '../undo/saved-row.ts';
import { deleteOne } from './delete.ts';
import { noted } from './noted.ts';
import { saveAs } from './save.ts';

const row = savedRow('tax/save', {
  find: ({ q, store }, id) => findStaffRate(q, store.id, id),
  // A rate that was once saved stays the owner's own.
  noted: (rate) => {
    const { is_known: _, ...rest } = noted(rate);
    return rest;
  },
  save: (ctx, which, given, kept) => saveAs(ctx, which, { ...given, is_known: kept?.is_known === true }),
  remove: deleteOne,
  all: ({ q, store }) => staffRates(q, store.id),
});

export const taxUndos = { 'tax/save': row, 'tax/delete': row };
