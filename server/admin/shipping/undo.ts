import { findStaffShippingRate } from '../../shipping/staff-shipping-rates.ts';
import { savedRow } from '../undo/saved-row.ts';
import { noted } from './noted.ts';
import { save } from './save.ts';

export const shippingUndos = {
  'shipping/save': savedRow('shipping/save', {
    find: ({ q, store }, id) => findStaffShippingRate(q, store.id, id),
    noted,
    save,
  }),
};
