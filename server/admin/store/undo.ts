import { storeIdentity } from '../../store/identity.ts';
import type { Undo } from '../undo/undo.ts';
import { save } from './save.ts';

const savedStore: Undo = {
  about: 'part',
  async find(ctx) {
    const { in_currency: _, ...now } = await storeIdentity(ctx.q, ctx.store.id);
    return {
      values: now,
      // Amounts kept their numbers, so in the currency of before they are what they were.
      write: (values) => save(ctx, { ...now, ...values, seen: now, amounts_checked: true }),
    };
  },
};

export const storeUndos = { 'store/save': savedStore };
