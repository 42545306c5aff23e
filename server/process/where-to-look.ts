import { storeCreateHint } from '../http/no-store-page.ts';
import { bareHost } from '../store/host-names.ts';
import type { Store } from '../store/stores.ts';

interface Addressing {
  PORT: number;
  HOST: string;
  BASE_URL: string;
}

/**
 * Lines for the person who started the shop: each store's address, and one that opens in a browser on this machine where
 * the address may not lead here yet.
 */
export function whereToLook(
  stores: readonly Pick<Store, 'name' | 'origin' | 'webstoreName'>[],
  reach: Addressing,
): string[] {
  if (stores.length === 0) {
    return [
      `There is no store yet. Make one: ${storeCreateHint}`,
      `(npx handsell store create --help lists what else it takes.) Then open ${hereOf(true, '', reach)}`,
    ];
  }
  return stores.map(({ name, origin, webstoreName }, i) => {
    const isHere = /(^|\.)localhost$/.test(bareHost(new URL(origin).host));
    if (reach.BASE_URL || isHere) return `${name}: ${origin}`;
    return `${name}: ${hereOf(i === 0, webstoreName, reach)} on this machine; ${origin} once that name leads here`;
  });
}

/** HOST may be one network of the machine, which then is the only way in. */
function hereOf(isFirst: boolean, webstoreName: string, { PORT, HOST }: Addressing): string {
  const everywhere = /^(127\..*|0\.0\.0\.0|::1?|localhost)$/.test(HOST);
  const name = isFirst ? 'localhost' : `${webstoreName}.localhost`;
  return `http://${everywhere ? name : HOST}:${PORT}`;
}
