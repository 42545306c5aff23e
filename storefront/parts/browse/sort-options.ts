import type { Sort } from '../../../contract/filter-path.ts';

/**
 * BROWSE-035..039; the order of what was pasted, or of the list, is there only while it is what one sees (BROWSE-058).
 */
export function sortOptions(current: Sort, ofList: boolean): { value: Sort; label: string }[] {
  const own = { value: 'sequence' as const, label: ofList ? 'List order' : 'As pasted' };
  return [
    ...(current === 'sequence' ? [own] : []),
    { value: '', label: "What's in store" },
    { value: 'popularity', label: 'Popularity' },
    { value: 'date', label: 'Release date' },
    { value: 'title', label: 'Title' },
    { value: 'author', label: 'Author' },
  ];
}
