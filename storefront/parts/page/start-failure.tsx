import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
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
      <title>{m.page_failure_title()}</title>
      <h1>{m.page_failure_heading()}</h1>
      <LinkButton variant="primary" href={`/refresh?back=${encodeURIComponent(pathname + search)}`}>
        {m.page_failure_refresh()}
      </LinkButton>
      {store && (store.phone || store.email) && (
        <p>
          <ParaglideMessage
            message={m.page_reach_shop}
            inputs={{ name: store.name, by: !store.email ? 'phone' : !store.phone ? 'email' : 'both' }}
            markup={{
              phone: () => <Link href={callLink(store.phone)}>{store.phone}</Link>,
              email: () => <Link href={`mailto:${store.email}`}>{store.email}</Link>,
            }}
          />
        </p>
      )}
    </main>
  );
}
