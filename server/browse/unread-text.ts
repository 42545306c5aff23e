import * as m from '../../messages/compiled/messages.js';
import { formatNumber } from '../../messages/format.ts';
import { mostIsbns } from '../isbn-file/find-isbns.ts';
import { mostRows, type Unread } from '../isbn-file/found-numbers.ts';

/** The message about the part of a file that was not read. */
export const unreadText: Record<Unread, () => string> = {
  rows: () => m.browse_unread_rows({ max: formatNumber(mostRows) }),
  isbns: () => m.browse_unread_isbns({ max: formatNumber(mostIsbns) }),
  doubtful: m.browse_unread_doubtful,
};
