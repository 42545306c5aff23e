import { BlockList, isIP, isIPv6 } from 'node:net';

/** A host as compared: without its port, and without an insignificant 'www.'. */
export function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** Endings that no name of the world has (RFC 6761, RFC 6762, RFC 8375, and what routers and containers use). */
const ownNetwork = /\.(local|lan|home|internal|intranet|corp|private|localdomain|home\.arpa)$/;

/** Addresses of this machine and of networks that the world cannot reach (RFC 1918, 3927, 4193, 4291, 6598). */
const ownAddresses = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['0.0.0.0', 32],
] as const) {
  ownAddresses.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::1', 128],
  ['::', 128],
  ['fe80::', 10],
  ['fc00::', 7],
] as const) {
  ownAddresses.addSubnet(net, prefix, 'ipv6');
}

/**
 * Whether a host can only be this machine or its own network: localhost, an address of one of them in figures, one word
 * ('bookshop-pc'), or such an ending. A proxy that does not pass the name on asks like this, and so does an owner who tries a
 * new shop.
 */
export function isNearby(bare: string): boolean {
  const address = bare.replace(/^\[(.*?)(%.*)?\]$/, '$1');
  if (isIP(address)) return ownAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return !bare.includes('.') || ownNetwork.test(bare);
}
