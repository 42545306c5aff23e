import styles from './skip-link.module.css';

/** The first thing that Tab reaches, before notices and header (CHROME-062). */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to main content
    </a>
  );
}
