import type { Sort } from '../../../contract/filter-path.ts';

/** BROWSE-035..039; the pasted order is there only while it is what one sees (BROWSE-058). */
export function sortOptions(current: Sort): { value: Sort; label: string }[] {
  return [
    ...(current === 'sequence' ? [{ value: 'sequence' as const, label: 'As pasted' }] : []),
    { value: '', label: "What's in store" },
    { value: 'popularity', label: 'Popularity' },
    { value: 'date', label: 'Release date' },
    { value: 'title', label: 'Title' },
    { value: 'author', label: 'Author' },
  ];
}
