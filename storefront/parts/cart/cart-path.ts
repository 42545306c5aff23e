/** '/checkout/cart?notice=…'; undefined values are left out. */
export function cartPath(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return `/checkout/cart?${search}`;
}
