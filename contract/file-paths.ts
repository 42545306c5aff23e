/** Of files, calls and machines: a browser fetches these addresses, and all below them, as documents and not as pages. */
const files =
  'admin assets customer dev/outbox docs embed healthz images media metrics openapi-admin.json openapi.json readyz'.split(
    ' ',
  );

export function isFilePath(path: string): boolean {
  return files.some((file) => `${path}/`.startsWith(`/${file}/`));
}
