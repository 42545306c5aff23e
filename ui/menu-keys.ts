/**
 * Which entry of a menu a key leads to, following the WAI-ARIA menu pattern: arrows go round, Home and End jump, a letter
 * finds the next entry that begins with it. Null for keys that mean nothing here.
 */
export function entryAfterKey(key: string, labels: readonly string[], here: number): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowUp') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const order = Array.from({ length: count }, (_, i) => (here + 1 + i) % count);
  return order.find((i) => labels[i]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
