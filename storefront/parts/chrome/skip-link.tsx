import * as m from '../../../messages/compiled/messages.js';
import styles from './skip-link.module.css';

/** The first thing that Tab reaches, before notices and header (CHROME-062). */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {m.chrome_skip_to_content()}
    </a>
  );
}
