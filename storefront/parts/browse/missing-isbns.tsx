import type { BrowseResult } from '../../../contract/browse.ts';

/** What a list, a file or an address named that we do not have. Whoever orders by a list must know. */
export function MissingIsbns({ stored }: Pick<BrowseResult, 'stored'>) {
  if (!stored?.missing.length) return null;
  const { missing, missing_count: count } = stored;
  return (
    <details>
      <summary>ISBNs not found: {count}</summary>
      {missing.join(', ')}
      {count > missing.length && ', …'}
    </details>
  );
}
