import { m } from '../../messages/compiled/messages.js';
import { formatNumber } from '../../messages/format.ts';
import { mostIsbns } from '../isbn-file/find-isbns.ts';
import { mostRows, type Unread } from '../isbn-file/found-numbers.ts';

/** The message about the part of a file that was not read. */
export const unreadText: Record<Unread, () => string> = {
  rows: () => m.refusal_unread_rows({ count: formatNumber(mostRows) }),
  isbns: () => m.refusal_unread_isbns({ count: formatNumber(mostIsbns) }),
  doubtful: m.refusal_unread_doubtful,
};
