import { Form } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { useRootSettings } from '../session/use-settings.ts';
import styles from './search-bar.module.css';

interface SearchLineProps {
  term?: string;
  /** On a page without side margins. */
  full?: boolean;
}

/**
 * A search field in the page, on phones only: their header keeps its own behind a button (CHROME-058). For pages that a
 * search most often follows: home, not found, no results. It searches by keyword: phones offer no other type (SEARCH-008).
 */
export function SearchLine({ term = '', full }: SearchLineProps) {
  const settings = useRootSettings();
  if (!settings || settings.gated) return null;
  return (
    <Form
      // Another search is another field: it starts with that search's words.
      key={term}
      action="/browse"
      method="get"
      className={classNames(styles.form, styles.line, full && styles.full)}
    >
      <input
        type="search"
        name="t"
        className={styles.input}
        placeholder={m.search_placeholder()}
        aria-label={m.search_box()}
        enterKeyHint="search"
        defaultValue={term}
      />
      <button type="submit" className={styles.go} aria-label={m.common_search()}>
        <SearchIcon />
      </button>
    </Form>
  );
}
