/** Text made safe for HTML content and attributes, for the few pages that are written without React. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (ch) => `&#${ch.charCodeAt(0)};`);
}
