import type { BrowseResult } from '../../../contract/browse.ts';
import * as m from '../../../messages/compiled/messages.js';

/** Entries of a list, file or address that match no book: shoppers who order from a list must see them. */
export function MissingIsbns({ stored }: Pick<BrowseResult, 'stored'>) {
  return (
    <>
      {stored?.unread.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {stored?.left_out.map(({ reason, numbers, count }) => (
        <details key={reason}>
          <summary>{m.browse_left_out_numbers({ reason, count })}</summary>
          {numbers.join(', ')}
          {count > numbers.length && ', …'}
        </details>
      ))}
    </>
  );
}
