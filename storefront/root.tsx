import './theme/base.css';
import { type ReactNode, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { LazyNotices } from '../blocks/lazy-notices.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { apiOf, isCustomersPage, locationOfPage } from './load-context.ts';
import { asDataBlock } from './page-data.ts';
import { valueFrom } from './page-load.ts';
import { LazyMergedNotice } from './parts/account/lazy-merged-notice.tsx';
import { Footer } from './parts/chrome/footer.tsx';
import { Header } from './parts/chrome/header.tsx';
import { iconOf } from './parts/chrome/icon-of.ts';
import { loadBanner } from './parts/chrome/load-banner.ts';
import { NavigationProgress } from './parts/chrome/navigation-progress.tsx';
import { PersistentBanner } from './parts/chrome/persistent-banner.tsx';
import { SkipLink } from './parts/chrome/skip-link.tsx';
import { AtRest } from './parts/page/at-rest.ts';
import { DataBlocks } from './parts/page/data-blocks.tsx';
import { leavingScript } from './parts/page/leaving-script.ts';
import { LinkFollower } from './parts/page/link-follower.tsx';
import { NotFound } from './parts/page/not-found.tsx';
import { PageSheets } from './parts/page/page-sheets.tsx';
import { AnswersPost, restartScript } from './parts/page/restart-script.ts';
import { ScriptNonce } from './parts/page/script-nonce.ts';
import { SomethingWrong } from './parts/page/something-wrong.tsx';
import { StartFailure } from './parts/page/start-failure.tsx';
import { storageScript } from './parts/page/storage-script.ts';
import { SessionProvider } from './parts/session/session-provider.tsx';
import { useRootSettings } from './parts/session/use-settings.ts';
import { headMetas } from './parts/tracking/head-metas.ts';
import { Tracking } from './parts/tracking/tracking.tsx';
import { FontPreloads } from './theme/font-preloads.tsx';
import { fontPreloads } from './theme/fonts.ts';
import { pageTheme } from './theme/page-theme.ts';

/** Runs on the server only: a reader who moves on keeps the settings of the first page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const settings = valueFrom(await api('store/getSettings', {}));
  const { font_pair } = settings.styles;
  const session = isCustomersPage(context) ? valueFrom(await api('session/get', {})) : null;
  const metas = settings.custom_head ? headMetas(settings.custom_head) : [];
  const locationId = locationOfPage(context);
  const places = settings.gated ? [] : valueFrom(await api('webstore/getContactAndHours', {}));
  const place = places.find((one) => one.location_id === locationId) ?? places[0];
  // Apart from the rest: it is the same for everybody.
  return {
    settings: asDataBlock('settings', settings),
    session,
    locationId,
    hours: place
      ? asDataBlock('hours', { name: places.length > 1 ? place.altname : '', hours: place.ws_hours })
      : null,
    metas,
    banner: await loadBanner(api, settings),
    fonts: fontPreloads(font_pair),
  };
}
export const shouldRevalidate = () => false;

/**
 * Marks a page whose reader is put further down at once: reloaded, gone back to, or with a place in its address. It runs
 * before React comes: the browser's code does without its text.
 */
const againScript = !import.meta.env.SSR
  ? ''
  : `if((performance.getEntriesByType('navigation')[0]||{}).type!='navigate'||location.hash)document.documentElement.dataset.again=''`;

const headScript = againScript + storageScript + leavingScript;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const settings = useRootSettings();
  const theme = { __html: pageTheme(settings) };
  const atRest = use(AtRest);
  const nonce = use(ScriptNonce);
  const script = use(AnswersPost) ? headScript : headScript + restartScript;
  return (
    <html
      lang={settings?.store_info.language ?? 'en'}
      // Sent with every call (addBaseFields).
      data-store={settings?.store_info.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!atRest && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
        )}
        {root && !atRest && <FontPreloads files={root.fonts} />}
        <Meta />
        {root?.metas.map((meta) => (
          <meta key={meta.name + meta.content} {...meta} />
        ))}
        <PageSheets />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: themeCss lets only checked values through */}
        <style id="shop-theme" dangerouslySetInnerHTML={theme} />
        {/* Hides controls that need scripts. Not every browser knows the media feature `scripting`. */}
        <noscript>
          <style>{'[data-needs-script]{display:none}'}</style>
        </noscript>
        <link rel="icon" {...iconOf(settings)} />
      </head>
      <body inert={atRest}>
        {children}
        {!atRest && (
          <>
            <ScrollRestoration />
            <DataBlocks />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const settings = useRootSettings();
  useEffect(() => {
    // Says that the page has come to life; the browser stories wait for it.
    document.documentElement.dataset.ready = 'yes';
  }, []);
  return (
    <ToastProvider>
      <SessionProvider first={root?.session ?? null} settings={settings}>
        <SkipLink />
        <LinkFollower />
        {settings && <LazyNotices content={settings.global_content} />}
        {settings && <Tracking />}
        <Header />
        <NavigationProgress />
        <LazyMergedNotice />
        {children}
        <PersistentBanner banner={root?.banner ?? null} />
        <Footer />
      </SessionProvider>
    </ToastProvider>
  );
}

/** An unknown address or a page that failed, inside the shop's own frame when the settings are there. */
export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>('root');
  // 405: a form was posted to a page that takes none.
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 405);
  const content = missing ? <NotFound /> : <SomethingWrong error={error} />;
  if (root) return <Frame>{content}</Frame>;
  return missing ? content : <StartFailure />;
}
