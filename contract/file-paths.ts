/** Paths of files, calls and machines: a browser fetches these, and everything below them, as documents, not as pages. */
const files =
  'admin assets customer dev/outbox docs embed healthz images media metrics openapi-admin.json openapi.json readyz'.split(
    ' ',
  );

/** Calendars (.ics) are files wherever they are. */
export function isFilePath(path: string): boolean {
  return path.endsWith('.ics') || files.some((file) => `${path}/`.startsWith(`/${file}/`));
}
