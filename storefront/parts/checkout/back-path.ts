/** Where the location page sends the shopper afterwards: a path of this shop, '/' for anything else. */
export function safeBackPath(back: string | null): string {
  if (!back || back.length > 2000 || !/^\/(?!\/|\\)/.test(back)) return '/';
  // Browsers drop tabs and line breaks from addresses: '/\t/evil' would become '//evil'.
  for (const c of back) if (c < ' ' || c === '\u007f') return '/';
  return back;
}
