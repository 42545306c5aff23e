import type { LoadArgs } from '../desk-load.ts';

/** The customer that the address names. */
export function customerIdOf({ params }: Pick<LoadArgs, 'params'>): number {
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
}
