import { calendarMarker } from '../../contract/calendar-marker.ts';
import type { ListPlacement } from '../../contract/feature-choices.ts';
import { refuse } from '../call/refusal.ts';
import { sanitizeRichText } from '../rich-text.ts';

/** What the shop itself puts into a list, until staff change its books. */
export type ListFilling = 'new_arrivals' | 'staff_picks';

/** What a list is, besides its titles. */
export interface ListContent {
  name: string;
  header: string;
  header_visible: boolean;
  /** Its rows sell used and remaindered copies before new ones. */
  bargains: boolean;
  /** HTML. */
  description: string;
  /** Of this store. */
  event_id: number | null;
  placement: ListPlacement;
  position: number;
  /** Titles that it shows beside the books of /browse: from 3 to 200, or -1 = all. */
  limit: number;
}

/** A list as it is stored: with a name, and a description that is safe to show. Throws the refusal `name_missing`. */
export function checkList<L extends Pick<ListContent, 'name' | 'description'>>(list: L): L {
  if (list.name.trim() === '') throw refuse('name_missing', 'Please give the list a name.');
  return { ...list, description: safeDescription(list.description) };
}

/** Each part by itself, so that a marker is never inside an element: the page splits the text there. */
const safeDescription = (description: string) =>
  description
    .split(/\[calendar\]/i)
    .map((part) => sanitizeRichText(part).replaceAll('<p></p>', ''))
    .join(calendarMarker);
