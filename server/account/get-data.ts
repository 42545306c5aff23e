import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { collectData } from './collect-data.ts';

export const getData: Handler<'account/getData'> = async (ctx) => collectData(ctx.q, theCustomer(ctx).id);
