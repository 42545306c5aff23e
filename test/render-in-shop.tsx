import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Location } from '../contract/location.ts';
import { type StoredSettings, settingsOf } from '../server/store/settings.ts';
import { SessionProvider } from '../storefront/parts/session/session-provider.tsx';
import { ToastProvider } from '../ui/toast.tsx';

/**
 * The HTML of a part as the server renders it for a guest of a shop with these settings and places; `posted`: what a form came back
 * with; `loaded`: what the loader of a page gave.
 */
export function renderInShop(
  part: ReactNode,
  stored: StoredSettings = {},
  path = '/',
  locations: Location[] = [],
  posted?: object,
  loaded?: object,
): string {
  const row = {
    id: 1,
    webstore_name: 'shop',
    name: 'Test Books',
    position: 1,
    hosts: ['shop.localhost'],
    currency: 'USD',
    country: 'US',
    time_zone: 'America/New_York',
    settings: stored,
  };
  const framed = (
    <ToastProvider>
      <SessionProvider>{part}</SessionProvider>
    </ToastProvider>
  );
  const root = { ...loaded, settings: settingsOf(row, locations, 'http://shop.localhost') };
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => root, element: framed }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root }, ...(posted && { actionData: { root: posted } }) },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
