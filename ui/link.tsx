import type { ComponentPropsWithRef } from 'react';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/**
 * What leads somewhere, inside the shop or out of it: a plain anchor. The application listens for clicks once, on the
 * whole page (storefront/parts/page/followed-link.ts): a component with a router in each of the 300 links of a page cost more
 * to draw than all its books.
 */
export const Link = 'a';
