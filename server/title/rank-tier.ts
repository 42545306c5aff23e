const bestsellers = [1_000, 10_000, 30_000, 100_000];
const toCome = [100, 1_000, 3_000, 10_000];

/** Tier of a sales rank, 1 = best, 5 = beyond them all (ITEM-055, ITEM-056). */
export function rankTier(rank: number, bestseller: boolean): number {
  const tier = (bestseller ? bestsellers : toCome).findIndex((most) => rank <= most);
  return tier === -1 ? 5 : tier + 1;
}
