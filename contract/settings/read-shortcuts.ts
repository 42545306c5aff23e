import { isObject, pageAddress } from './stored-values.ts';

/**
 * The short addresses of a shop by their path without its first slash, from stored settings of any age and shape: each leads to
 * a path of the shop or to http(s) (APP-031). What is neither, or leads back to itself, is left out.
 */
export function readShortcuts(stored: unknown): Record<string, string> {
  if (!isObject(stored)) return {};
  const all = new Map(
    Object.entries(stored).flatMap(([key, value]): [string, string][] => {
      const [short, to] = [bare(key), pageAddress(value)];
      return short && to ? [[short, to]] : [];
    }),
  );
  return Object.fromEntries([...all].filter(([short]) => endsFrom(short, all)));
}

const bare = (path: string) => path.replace(/^\/+|\/+$/g, '');

function endsFrom(short: string, all: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = short; at !== undefined; ) {
    if (seen.has(at)) return false;
    seen.add(at);
    const to = all.get(at);
    at = to?.startsWith('/') ? bare(to.replace(/[?#].*$/s, '')) : undefined;
  }
  return true;
}
