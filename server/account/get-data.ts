import type { Handler } from '../context.ts';
import { theCustomer } from '../session/who.ts';
import { collectData } from './collect-data.ts';

export const getData: Handler<'account/getData'> = async (ctx) => collectData(ctx.q, theCustomer(ctx).id);
