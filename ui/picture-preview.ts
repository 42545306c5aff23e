import { type CSSProperties, createContext, use } from 'react';

/** Asks the server for the preview of one of its pictures, as a data URL. Width in CSS pixels. */
export type FindPreview = (address: string, width: number) => string | undefined;

/** Set while the server renders a page. In browsers there are no previews: a page that they draw has its pictures soon. */
export const PicturePreviews = createContext<FindPreview>(() => undefined);

/**
 * Style of an <img> that draws a preview of its picture until that has loaded: in a page's HTML the preview appears with
 * the words, a round trip before the picture. Only for the page's most important picture, without one for `address` null.
 * Browsers do not repeat this style, so the element needs `suppressHydrationWarning`.
 */
export function usePreview(address: string | null, width: number): CSSProperties | undefined {
  // The browser's code does without the rest.
  if (!import.meta.env.SSR) return undefined;
  const find = use(PicturePreviews);
  const preview = address === null ? undefined : find(address, width);
  return preview
    ? { backgroundImage: `url(${preview})`, backgroundSize: 'cover', backgroundPosition: 'center' }
    : undefined;
}
