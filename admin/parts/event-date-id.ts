import type { LoadArgs } from '../desk-load.ts';

/** The date of an event that the address names. */
export function dateIdOf({ params }: Pick<LoadArgs, 'params'>): number {
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
}
