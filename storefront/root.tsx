import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from './page-load.ts';

async function load({ api }: LoadArgs) {
  return { settings: valueFrom(await api('store/getSettings', {})) };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body data-store={root?.settings.store_info.id}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
