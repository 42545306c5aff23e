import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { callLink } from '../location/call-link.ts';
import { keptStore } from '../session/saved-settings.ts';
import styles from './not-found.module.css';

/**
 * The shop's settings or session failed to load, so the message has no header or footer around it (APP-054). The link goes
 * to the server, which clears the session cookie; scripts cannot. Returning visitors also see other ways to reach the
 * shop.
 */
export function StartFailure() {
  const { pathname, search } = useLocation();
  const [store, setStore] = useState<ReturnType<typeof keptStore>>(null);
  useEffect(() => setStore(keptStore()), []);
  return (
    <main id="main" className={styles.page}>
      <title>There was an error</title>
      <h1>There was an error - please ensure javascript and cookies are enabled.</h1>
      <LinkButton variant="primary" href={`/refresh?back=${encodeURIComponent(pathname + search)}`}>
        Click here to refresh
      </LinkButton>
      {store && (store.phone || store.email) && (
        <p>
          You can also reach {store.name}:{' '}
          {store.phone && <Link href={callLink(store.phone)}>{store.phone}</Link>}
          {store.phone && store.email && ', '}
          {store.email && <Link href={`mailto:${store.email}`}>{store.email}</Link>}
        </p>
      )}
    </main>
  );
}
