/** A host as compared: without its port, and 'www.', which nobody means. */
export function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** Endings that no name of the world has (RFC 6761, RFC 6762, RFC 8375, and what routers and containers use). */
const ownNetwork = /\.(local|lan|home|internal|intranet|corp|private|localdomain|home\.arpa)$/;

/**
 * Whether a host can only be this machine or its own network: localhost, an address in figures, one word ('bookshop-pc'),
 * or such an ending. A proxy that does not hand on the name asks like this, and so does somebody who tries a new shop.
 */
export function isNearby(bare: string): boolean {
  if (/^(\[[\da-f:.%]+\]|\d{1,3}(\.\d{1,3}){3})$/.test(bare)) return true;
  return !bare.includes('.') || ownNetwork.test(bare);
}
