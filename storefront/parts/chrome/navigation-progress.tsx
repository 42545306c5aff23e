import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin line while the next page is on its way; it waits a moment, so that quick pages show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div className={styles.line} data-busy={state !== 'idle' || undefined} aria-hidden="true" />;
}
