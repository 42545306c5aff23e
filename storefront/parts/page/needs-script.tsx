import { useLocation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import styles from './not-found.module.css';

/** A form that only a script can send was posted by a browser without one. The settings are not read for such an answer. */
export function NeedsScript() {
  const { pathname, search } = useLocation();
  return (
    <main id="main" className={styles.page}>
      <title>{m.page_needs_script_title()}</title>
      <h1>{m.page_needs_script()}</h1>
      <p>{m.page_needs_script_reason()}</p>
      <p>
        <a href={pathname + search}>{m.page_back_to_form()}</a>
      </p>
    </main>
  );
}
