/** The <meta> elements of a shop's custom head: proofs of ownership, which only count in the page as it was sent. */
export function headMetas(html: string): { name: string; content: string }[] {
  return [...html.matchAll(/<meta\b([^>]*)>/gi)].flatMap(([, attributes = '']) => {
    const name = attribute(attributes, 'name');
    const content = attribute(attributes, 'content');
    return name && content ? [{ name, content }] : [];
  });
}

function attribute(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  return double ?? single ?? '';
}
