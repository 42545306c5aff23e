import type { LoadArgs } from '../desk-load.ts';

/** What a reader sent, by the address. */
export function answerIdOf({ params }: Pick<LoadArgs, 'params'>): number {
  if (!/^\d{1,15}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
}
