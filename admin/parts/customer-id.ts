import type { LoadArgs } from '../desk-load.ts';

/** The customer of a page's address; 2147483647, which there is not, for what is no number. */
export const customerIdOf = ({ params }: Pick<LoadArgs, 'params'>): number =>
  /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : 2_147_483_647;
