import { LinkButton } from '../../../ui/button.tsx';
import { useStoreName } from '../session/use-settings.ts';
import styles from './not-found.module.css';
import { useArrival } from './use-arrival.ts';

/** The 404 page (APP-028). */
export function NotFound() {
  useArrival();
  const name = useStoreName();
  return (
    <main id="main" className={styles.page}>
      <title>{name ? `Page not found | ${name}` : 'Page not found'}</title>
      <h1>Oops! The page you're looking for doesn't exist.</h1>
      <p>It may have moved, or the address has a slip in it. Our books are all still here.</p>
      <div className={styles.ways}>
        <LinkButton href="/" variant="primary">
          Go to Homepage
        </LinkButton>
        <LinkButton href="/browse/filter">Browse books</LinkButton>
      </div>
    </main>
  );
}
