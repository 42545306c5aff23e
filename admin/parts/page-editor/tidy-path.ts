/** The address of a page as it can be typed: 'About us!' is /about-us. One that is right stays as it is. */
export function tidyPath(typed: string): string {
  const trimmed = typed.trim();
  if (trimmed === '' || /^\/[\w/-]*$/.test(trimmed)) return trimmed;
  const plain = trimmed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = plain.split('/').map((part) => part.replace(/[^a-z0-9_]+/g, '-').replace(/^-|-$/g, ''));
  return `/${parts.filter(Boolean).join('/')}`;
}
