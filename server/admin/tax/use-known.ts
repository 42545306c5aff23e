import { knownRates } from '../../tax/known/known-rates.ts';
import { replaceKnownRates } from '../../tax/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const useKnown: StaffHandler<'tax/useKnown'> = async (ctx, { country, registered }) => {
  const rates = knownRates(country, registered);
  const { before, after } = await replaceKnownRates(ctx.q, ctx.store.id, country, rates);
  ctx.audit.target = country;
  ctx.audit.detail = { before: before.map(noted), after: after.map(noted) };
  return { rates: after };
};
