/** Addresses that the shop answers itself, whatever pages it has. A test compares them with its routes. */
const addresses: ReadonlySet<string> = new Set([
  '/account',
  '/admin',
  '/browse',
  '/checkout',
  '/docs/admin-api',
  '/docs/api',
  '/events',
  '/events.ics',
  '/features',
  '/filter',
  '/forgot-password',
  '/gift-registry',
  '/healthz',
  '/home',
  '/location',
  '/metrics',
  '/purchase',
  '/readyz',
  '/refresh',
  '/search/list',
]);

/** Folders whose addresses are all taken; not the folder itself. */
const folders =
  'account admin alerts assets browse cancel checkout customer dev drafts embed events filter gift-registry images item lists media pdf r rsvp webhooks'.split(
    ' ',
  );

/** Whether no page of blocks can stand at this path. Routes do not distinguish capital letters. */
export function isOwnAddress(path: string): boolean {
  const small = path.toLowerCase();
  return addresses.has(small) || folders.some((folder) => small.startsWith(`/${folder}/`));
}
