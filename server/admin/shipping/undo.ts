import { findStaffShippingRate, staffShippingRates } from '../../shipping/staff-shipping-rates.ts';
import { savedRow } from '../undo/saved-row.ts';
import { deleteOne } from './delete.ts';
import { noted } from './noted.ts';
import { saveAs } from './save.ts';

const row = savedRow('shipping/save', {
  find: ({ q, store }, id) => findStaffShippingRate(q, store.id, id),
  noted,
  save: saveAs,
  remove: deleteOne,
  all: ({ q, store }) => staffShippingRates(q, store.id),
});

export const shippingUndos = { 'shipping/save': row, 'shipping/delete': row };
