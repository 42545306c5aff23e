import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { findCountry, findProvince } from './regions.ts';

export const getProvince: Handler<'province/get'> = async (_ctx, { country, province }) => {
  const found = findProvince(findCountry(country)?.code ?? '', province);
  if (!found) throw refuse('unknown_province', m.refusal_unknown_province());
  return found;
};
