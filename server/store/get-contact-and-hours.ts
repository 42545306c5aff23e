import type { Handler } from '../context.ts';

export const getContactAndHours: Handler<'webstore/getContactAndHours'> = async (ctx) => ctx.store.locations;
