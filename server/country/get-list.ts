import type { Handler } from '../context.ts';
import { countryList } from './places.ts';

export const getList: Handler<'country/getList'> = async (ctx) => countryList(ctx.store.country);
