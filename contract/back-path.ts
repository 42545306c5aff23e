/** Where a login, a sign-up or a choice of location leads afterwards: a path of this shop, '/' for anything else. */
export function safeBackPath(back: string | null): string {
  if (!back || back.length > 2000 || !/^\/(?!\/|\\)/.test(back)) return '/';
  // Browsers drop tabs and line breaks from addresses: '/\t/evil' would become '//evil'.
  for (const c of back) if (c < ' ' || c === '\u007f') return '/';
  return back;
}

/** The address of a page, with the address to go back to in the end; without it for the home page. */
export function withBack(path: string, back: string): string {
  if (back === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}back=${encodeURIComponent(back)}`;
}
