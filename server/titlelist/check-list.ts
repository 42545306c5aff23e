import { refuse } from '../call/refusal.ts';
import { sanitizeRichText } from '../rich-text.ts';

/** What a list is, besides its titles. */
export interface ListContent {
  name: string;
  header: string;
  header_visible: boolean;
  /** Its rows sell used and remaindered copies before new ones. */
  bargains: boolean;
  /** HTML. */
  description: string;
  placement: 'left_sidebar' | 'banner' | 'featured' | 'others';
  position: number;
}

/** A list as it is stored: with a name, and a description that is safe to show. Throws the refusal `name_missing`. */
export function checkList<L extends ListContent>(list: L): L {
  if (list.name.trim() === '') throw refuse('name_missing', 'Please give the list a name.');
  return { ...list, description: sanitizeRichText(list.description) };
}
