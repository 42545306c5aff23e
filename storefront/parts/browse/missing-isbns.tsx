import type { BrowseResult } from '../../../contract/browse.ts';

/** What a list, a file or an address named that we do not have. Whoever orders by a list must know. */
export const MissingIsbns = ({ stored }: { stored: BrowseResult['stored'] }) =>
  stored?.missing.length ? (
    <details>
      <summary>ISBNs not found: {stored.missing_count}</summary>
      {stored.missing.join(', ')}
    </details>
  ) : null;
