import type { Sort } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';

/** BROWSE-035..039. The order of pasted numbers or of a list is offered only while it is the current one (BROWSE-058). */
export function sortOptions(current: Sort, ofList: boolean): { value: Sort; label: string }[] {
  const own = {
    value: 'sequence' as const,
    label: ofList ? m.browse_sort_list_order() : m.browse_sort_as_pasted(),
  };
  return [
    ...(current === 'sequence' ? [own] : []),
    { value: '', label: m.browse_sort_in_store() },
    { value: 'popularity', label: m.browse_sort_popularity() },
    { value: 'date', label: m.browse_sort_date() },
    { value: 'title', label: m.browse_title() },
    { value: 'author', label: m.browse_author() },
  ];
}
