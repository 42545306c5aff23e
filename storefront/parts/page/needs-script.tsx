import { useLocation } from 'react-router';
import styles from './not-found.module.css';

/** A form that only a script can send was posted by a browser without one. The settings are not read for such an answer. */
export function NeedsScript() {
  const { pathname, search } = useLocation();
  return (
    <main id="main" className={styles.page}>
      <title>This form needs JavaScript</title>
      <h1>This form needs JavaScript.</h1>
      <p>Nothing was sent. Please turn JavaScript on in your browser, go back and send the form again.</p>
      <p>
        <a href={pathname + search}>Go back to the form</a>
      </p>
    </main>
  );
}
