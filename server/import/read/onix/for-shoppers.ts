import { children, type El } from './element.ts';

/** ContentAudience (list 154): unrestricted, for consumers, librarians, teachers, students; not press or trade. */
export function isForShoppers(element: El): boolean {
  const audiences = children(element, 'ContentAudience').map((audience) => audience.text.trim());
  return (
    audiences.length === 0 || audiences.some((audience) => ['00', '03', '05', '06', '07'].includes(audience))
  );
}
