import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { SearchLine } from '../search/search-line.tsx';
import { useStoreName } from '../session/use-settings.ts';
import styles from './not-found.module.css';
import { useArrival } from './use-arrival.ts';

/** The 404 page (APP-028). */
export function NotFound() {
  useArrival();
  const name = useStoreName();
  return (
    <main id="main" className={styles.page}>
      <title>{name ? m.page_not_found_title_of({ name }) : m.page_not_found_title()}</title>
      <h1>{m.page_not_found_heading()}</h1>
      <p>{m.page_not_found_reason()}</p>
      <SearchLine />
      <div className={styles.ways}>
        <LinkButton href="/" variant="primary">
          {m.common_go_to_homepage()}
        </LinkButton>
        <LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>
      </div>
    </main>
  );
}
