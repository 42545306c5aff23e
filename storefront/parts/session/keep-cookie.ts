/** A cookie that another site of the shop reads (API-013, CORP-008); nothing secret goes this way. */
export function keepCookie(name: string, value: string, days: number): void {
  const rest = `; path=/; max-age=${days * 86_400}; samesite=lax`;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  document.cookie = `${name}=${encodeURIComponent(value)}${rest}`;
}
