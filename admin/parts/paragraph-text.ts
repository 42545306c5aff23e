/** A text of paragraphs alone as it was typed; one with more to it as HTML. */
export function paragraphText(html: string): string {
  if (/<(?!\/?p>|br ?\/?>)/i.test(html)) return html;
  return html
    .replace(/<br ?\/?>\s*/gi, '\n')
    .replace(/<\/p>\s*/gi, '\n\n')
    .replace(/<p>/gi, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
