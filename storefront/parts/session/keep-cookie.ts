/** A cookie that this browser, or another site of the shop (API-013, CORP-008), reads again; nothing secret goes this way. 0 days: forgets it. */
export function keepCookie(name: string, value: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  document.cookie = cookieText(name, value, days);
}

/** The same cookie as a Set-Cookie header. */
export function cookieText(name: string, value: string, days: number): string {
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * 86_400}; samesite=lax`;
}
