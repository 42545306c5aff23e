/** Foreign code, in a document of its own (server/http/embeds.ts). */
export interface Embed {
  src: string;
  /** Without its scripts it shows nothing. */
  needs_script: boolean;
}

/** Where server/http/embeds.ts shows the code of the block `id` of the page at `path`; null when it has none. */
export function embedOf(code: string, path: string, id: string): Embed | null {
  if (!code) return null;
  const src = `/embed/${encodeURIComponent(id)}?page=${encodeURIComponent(path)}`;
  return { src, needs_script: needsScript(code) };
}

/** Whether this markup shows nothing without its scripts: no words, and nothing else to see. */
function needsScript(code: string): boolean {
  const still = code.replace(/<(script|style|noscript)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?-->/gi, '');
  if (still.length === code.length || /<(iframe|img|video|audio|form|svg|object|embed)\b/i.test(still))
    return false;
  return still.replace(/<[^>]*>/g, '').trim() === '';
}
