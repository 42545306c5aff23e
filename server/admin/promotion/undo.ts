import { findStaffPromotion } from '../../promotion/staff-promotions.ts';
import { savedRow } from '../undo/saved-row.ts';
import { noted } from './noted.ts';
import { save } from './save.ts';

export const promotionUndos = {
  'promotion/save': savedRow('promotion/save', {
    find: ({ q, store }, id) => findStaffPromotion(q, store.id, id),
    noted,
    save,
  }),
};
