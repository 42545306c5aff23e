/**
 * An address at another seller: {isbn}, {title}, {author} and {text} of the pattern are filled in, percent-encoded.
 * '' for a pattern that is no web address.
 */
export function sellerLink(pattern: string, facts: { isbn: string; title: string; author: string }): string {
  if (!/^https?:\/\//.test(pattern)) return '';
  const values: Record<string, string> = { ...facts, text: `${facts.title} ${facts.author}`.trim() };
  return pattern.replace(/\{(isbn|title|author|text)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
