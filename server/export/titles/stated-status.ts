import type { Availability } from '../../import/record.ts';
import { combinedAvailability } from '../../import/rules/combined-availability.ts';
import type { StoredTitle } from '../../import/rules/stored-title.ts';

export interface StatedStatus {
  publishing: Availability | '';
  supply: Availability | '';
}

type Known = Pick<StoredTitle, 'availability' | 'publishing_status' | 'supply_status' | 'prices'>;

/** What a message has to say of publisher and supplier, so that its reader finds the availability that the shop shows. */
export function statedStatus(title: Known): StatedStatus {
  const { publishing, supply } = agreeing(title);
  // ONIX: a supplier gives a price, or the reason for having no price, and then the title is not for sale.
  const isUnpriced = supply === 'available' && title.prices.length === 0;
  return isUnpriced ? { publishing: 'available', supply: '' } : { publishing, supply };
}

/** The two as they are stored, unless a table or the staff have set another availability. */
function agreeing({ availability, publishing_status, supply_status }: Known): StatedStatus {
  const combined = combinedAvailability(publishing_status, supply_status);
  // The day of a title that was announced has come: the reader will see that too.
  const isOut = combined === 'forthcoming' && availability === 'available';
  if (availability === combined || isOut) return { publishing: publishing_status, supply: supply_status };
  if (availability === '') return { publishing: '', supply: '' };
  return {
    publishing: publishing_status === 'withdrawn' ? '' : publishing_status,
    supply: availability as Availability,
  };
}
