import { findStaffPromotion, staffPromotions } from '../../promotion/staff-promotions.ts';
import { savedRow } from '../undo/saved-row.ts';
import { deleteOne } from './delete.ts';
import { noted } from './noted.ts';
import { saveAs } from './save.ts';

const row = savedRow('promotion/save', {
  find: ({ q, store }, id) => findStaffPromotion(q, store.id, id),
  noted,
  save: saveAs,
  remove: deleteOne,
  isUsed: (_, { uses }) => uses > 0,
  all: ({ q, store }) => staffPromotions(q, store.id),
});

export const promotionUndos = { 'promotion/save': row, 'promotion/delete': row };
