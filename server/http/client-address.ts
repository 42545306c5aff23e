import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of an address that every limit counts as one client: an IPv4 address, also when it is written as IPv6, or the
 * /64 of an IPv6 address, which one household or server has to itself. Drops the port that some proxies add. Returns text
 * that is no address as it is.
 */
export function clientAddress(given: string): string {
  const bare = given.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (isIPv4(bare)) return bare;
  const plain = bare.replace(/%.*$/, '');
  if (!isIPv6(plain)) return given;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups; `URL` writes every spelling of an address in the same way. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
