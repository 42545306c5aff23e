import { isObject, pageAddress } from './stored-values.ts';

/**
 * The short addresses of a shop by their path without its first slash, from stored settings of any age and shape: each leads to
 * a path of the shop or to http(s) (APP-031), past other short addresses. What is neither, or leads back to itself, is left out.
 */
export function readShortcuts(stored: unknown): Record<string, string> {
  if (!isObject(stored)) return {};
  const all = new Map(
    Object.entries(stored).flatMap(([key, value]): [string, string][] => {
      const [short, to] = [bare(key), pageAddress(value)];
      return short && to ? [[short, to]] : [];
    }),
  );
  return Object.fromEntries(
    [...all.keys()].flatMap((short): [string, string][] => {
      const end = endOf(short, all);
      return end ? [[short, end]] : [];
    }),
  );
}

const bare = (path: string) => path.replace(/^\/+|\/+$/g, '');

/** Where a short address leads in the end; undefined for one that leads round in a circle. */
function endOf(short: string, all: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let end: string | undefined;
  for (let at = short; all.has(at); ) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    end = all.get(at) ?? '';
    if (!end.startsWith('/')) break;
    at = bare(end.replace(/[?#].*$/s, ''));
  }
  return end;
}
