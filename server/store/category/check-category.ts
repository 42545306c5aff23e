import { refuse } from '../../call/refusal.ts';

export interface CategoryContent {
  /** As the filters of browse pages show it; a store has one category of a name. */
  name: string;
  position: number;
}

/** Checks that a category can be shown. Throws the refusal `name_missing`. */
export function checkCategory({ name }: CategoryContent): void {
  if (name.trim() === '') throw refuse('name_missing', 'Please give the category a name.');
}
