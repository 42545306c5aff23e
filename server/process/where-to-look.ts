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
      `(npx handsell store create --help lists what else it takes.) Then start again: you get a link that makes its owner, and the shop is at ${hereOf(true, '', reach)}`,
    ];
  }
  return stores.map((store) => {
    const { name, origin } = store;
    const here = placeOf(store, stores, reach);
    return here === origin
      ? `${name}: ${origin}`
      : `${name}: ${here} on this machine; ${origin} once that name leads here`;
  });
}

/** An address that opens a store in a browser on this machine: its own, where that leads here already. */
export function placeOf(
  { origin, webstoreName }: Pick<Store, 'origin' | 'webstoreName'>,
  stores: readonly Pick<Store, 'webstoreName'>[],
  reach: Addressing,
): string {
  if (reach.BASE_URL || /(^|\.)localhost$/.test(bareHost(new URL(origin).host))) return origin;
  return hereOf(stores[0]?.webstoreName === webstoreName, webstoreName, reach);
}

/** HOST may be one network of the machine, which then is the only way in. */
function hereOf(isFirst: boolean, webstoreName: string, { PORT, HOST }: Addressing): string {
  const everywhere = /^(127\..*|0\.0\.0\.0|::1?|localhost)$/.test(HOST);
  const name = isFirst ? 'localhost' : `${webstoreName}.localhost`;
  return `http://${everywhere ? name : HOST}:${PORT}`;
}
