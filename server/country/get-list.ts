import type { Handler } from '../context.ts';
import { countryList } from './regions.ts';

export const getList: Handler<'country/getList'> = async (ctx) => countryList(ctx.store.country);
