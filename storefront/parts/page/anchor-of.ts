/** The id that a hash means; one with a broken percent sequence is taken as it stands. */
export function anchorOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
