import type { TitleRecord } from '../../record.ts';
import { code } from './element.ts';
import type { Product } from './product.ts';
import { titlesOf } from './titles.ts';

/**
 * NotificationType (list 1). Notices of sale and acquisition (08, 09) and the updates of supply or market alone
 * (12–14, ONIX 2.1) tell about a part of the record: what they leave out stays as it is.
 */
const TYPES: Record<string, TitleRecord['notification'] | 'test'> = {
  '01': 'early',
  '02': 'advance',
  '03': 'confirmed',
  '04': 'block',
  '05': 'delete',
  '08': 'block',
  '09': 'block',
  '12': 'block',
  '13': 'block',
  '14': 'block',
  '88': 'test',
  '89': 'test',
};

export function notificationOf(
  product: Product,
  warn: (text: string) => void,
): TitleRecord['notification'] | 'test' {
  const type = code(product.element, 'NotificationType');
  const known = TYPES[type?.padStart(2, '0') ?? ''];
  if (!known)
    warn(
      type
        ? `The notification type '${type}' is unknown; 03 was assumed.`
        : 'There is no notification type; 03 was assumed.',
    );
  const notification = known ?? 'confirmed';
  const isFull = notification === 'early' || notification === 'advance' || notification === 'confirmed';
  if (!isFull || titlesOf(product).title !== undefined) return notification;
  // Taken at its word, such a record would empty a title that is known.
  warn('The record calls itself complete but has no title; only what it holds was taken.');
  return 'block';
}
