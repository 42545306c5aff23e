import { workAtCounter, workCounts } from '../../order/work-at-counter.ts';
import { type StaffContext, type StaffHandler, theStaff } from '../context.ts';

export const getList: StaffHandler<'order/getList'> = (
  ctx,
  { list = null, location_id, customer_id, ...page },
) =>
  workAtCounter(ctx.q, {
    ...page,
    list,
    storeId: ctx.store.id,
    locationId: locationOf(ctx, location_id),
    customerId: customer_id,
  });

export const getLists: StaffHandler<'order/getLists'> = async (ctx, { location_id }) => {
  const counted = await workCounts(ctx.q, {
    storeId: ctx.store.id,
    locationId: locationOf(ctx, location_id),
  });
  const locations = theStaff(ctx).locationId === null ? ctx.store.locations : [];
  return {
    ...counted,
    locations: locations.map((one) => ({ location_id: one.location_id, name: one.altname })),
  };
};

/** Someone who works at one location sees its orders alone, whatever they ask for. */
export const locationOf = (ctx: StaffContext, asked: number | undefined): number | null =>
  theStaff(ctx).locationId ?? asked ?? null;
