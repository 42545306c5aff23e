import { quotesAtCounter } from '../../quote/quotes-at-counter.ts';
import { type StaffHandler, theStaff } from '../context.ts';

export const getList: StaffHandler<'quote/getList'> = async (ctx, { all }) => ({
  quotes: await quotesAtCounter(ctx.q, { storeId: ctx.store.id, all, locationId: theStaff(ctx).locationId }),
});
