import type { GoodsKind } from '../../../../contract/goods-kind.ts';
import { type UspsService, uspsServices } from '../../../../contract/settings/shipping/usps.ts';

/**
 * What may go by Media Mail: books, sheet music and sound recordings. Periodicals, calendars, games and stationery may not (Domestic
 * Mail Manual 173).
 */
const mediaMail: readonly GoodsKind[] = ['printed_book', 'audiobook'];

export const uspsService: Record<UspsService, { label: string; kinds: readonly GoodsKind[] }> = {
  USPS_GROUND_ADVANTAGE: { label: 'USPS Ground Advantage', kinds: [] },
  PRIORITY_MAIL: { label: 'USPS Priority Mail', kinds: [] },
  PRIORITY_MAIL_EXPRESS: { label: 'USPS Priority Mail Express', kinds: [] },
  MEDIA_MAIL: { label: 'USPS Media Mail', kinds: mediaMail },
};

export const isUspsService = (code: string): code is UspsService =>
  (uspsServices as readonly string[]).includes(code);
