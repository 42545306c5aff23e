import type { BrowseResult } from '../../../contract/browse.ts';

/** What a list, a file or an address named that is none of its books. Whoever orders by a list must know. */
export function MissingIsbns({ stored }: Pick<BrowseResult, 'stored'>) {
  return stored?.left_out.map(({ reason, numbers, count }) => (
    <details key={reason}>
      <summary>
        {reason}: {count}
      </summary>
      {numbers.join(', ')}
      {count > numbers.length && ', …'}
    </details>
  ));
}
