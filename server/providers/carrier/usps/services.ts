import type { GoodsKind } from '../../../../contract/goods-kind.ts';
import { type UspsService, uspsServices } from '../../../../contract/settings/shipping/usps.ts';

/**
 * What may go by Media Mail: books, sheet music and sound recordings. Periodicals, calendars, games and stationery may not (Domestic
 * Mail Manual 173).
 */
const mediaMail: readonly GoodsKind[] = ['printed_book', 'audiobook'];

/** What a service carries, with the name that shoppers see. `kinds`: none = everything. */
export const uspsService = (code: UspsService): { label: string; kinds: readonly GoodsKind[] } => ({
  label: uspsServices[code],
  kinds: code === 'MEDIA_MAIL' ? mediaMail : [],
});

export const isUspsService = (code: string): code is UspsService => Object.hasOwn(uspsServices, code);
