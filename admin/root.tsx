import './desk.css';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import * as m from '../messages/compiled/messages.js';
import { deskContext } from './desk-load.ts';
import { whyLost } from './keep-form.ts';
import { FailedPage } from './parts/failed-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { store: deskContext(context).store };
}
/** Only a form that was saved can change the store. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={root?.store.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Meta />
        {/* Sheets need no nonce, and the browser's code knows none. */}
        <Links nonce="" />
        <noscript>
          <style>{'[data-needs-script]{display:none}'}</style>
        </noscript>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <a className="skip-link" href="#main" data-print="hide">
          {m.desk_skip()}
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    // Says that the page has come to life; the browser stories wait for it.
    document.documentElement.dataset.ready = 'yes';
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <FailedPage status={isRouteErrorResponse(error) ? error.status : 500} said={saidIn(error)} />;
}

/** The sentence of a refusal (desk-load.ts); '' for what is no refusal. */
function saidIn(error: unknown): string {
  if (!isRouteErrorResponse(error)) return error instanceof TypeError ? (whyLost(error) ?? '') : '';
  return typeof error.data === 'string' && error.status !== 404 ? error.data : '';
}
