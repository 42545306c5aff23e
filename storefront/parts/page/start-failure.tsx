import { useLocation } from 'react-router';
import styles from './not-found.module.css';

/**
 * The shop's settings or session could not be read: there is no shop to show around the message (APP-054). The link is
 * the server's: it clears the session cookie, which no script may touch.
 */
export function StartFailure() {
  const { pathname, search } = useLocation();
  return (
    <main id="main" className={styles.page}>
      <title>There was an error</title>
      <h1>There was an error - please ensure javascript and cookies are enabled.</h1>
      <p>
        <a href={`/refresh?back=${encodeURIComponent(pathname + search)}`}>Click here to refresh</a>
      </p>
    </main>
  );
}
