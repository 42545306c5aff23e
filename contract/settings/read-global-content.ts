import type { GlobalContent } from '../global-content.ts';
import { isObject, words } from './stored-values.ts';

const partsOfEveryPage = ['search_bar', 'nav_bar', 'footer_bar'];

/** Seconds since 1970; null for what is no such number. */
const instant = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The global blocks of stored settings, which may be of any age and shape: what is no block is left out. */
export function readGlobalContent(stored: unknown): GlobalContent[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isObject).flatMap(({ component, data, container, ...more }) =>
    typeof component === 'string'
      ? {
          component,
          data: isObject(data) ? data : {},
          container: container !== false,
          visibility: words(more.visibility),
          start_date: instant(more.start_date),
          end_date: instant(more.end_date),
          expiry_action: words(more.expiry_action),
          date_created: instant(more.date_created),
          date_changed: instant(more.date_changed),
          can_delete: !partsOfEveryPage.includes(component),
        }
      : [],
  );
}
