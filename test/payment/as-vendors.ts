import { vi } from 'vitest';

/** Sends what goes to a vendor's host to its stand-in instead, until the test is over. */
export function standInFor(host: string, origin: string): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    return real(url.startsWith(`https://${host}/`) ? url.replace(`https://${host}`, origin) : input, init);
  });
}
