import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../../../ui/icons.tsx';
import { itemPath } from '../title/paths.ts';
import styles from './search-bar.module.css';
import { searchPath } from './search-path.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSearchText } from './use-search-text.ts';
import { useSuggestions } from './use-suggestions.ts';

const types = [
  ['keyword', 'Keyword'],
  ['title', 'Title'],
  ['author', 'Author'],
  ['publisher', 'Publisher'],
] as const;

/**
 * The search box (SEARCH-008..028): a plain form to /browse that works without JavaScript; with it, a combobox that
 * suggests titles. Arrow keys walk the suggestions, Enter opens one or searches, Escape closes the list.
 */
export function SearchBar({ term, type }: { term: string; type: string }) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, kind, write, setKind, empty } = useSearchText(term, type);
  const { rows, open, loading, active, move, reopen, close } = useSuggestions(text, term);
  const chosen = open && active >= 0 ? rows[active] : undefined;

  /** A book was chosen: what was typed has done its work. */
  function leave() {
    close();
    empty();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) leave();
    else close();
    input.current?.blur();
    void navigate(chosen ? itemPath(chosen.eisbn) : searchPath(text, kind));
  }

  /** Enter is the form's; Tab and a press elsewhere close the list by leaving the box. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // The first Escape closes the list, the next one empties the box.
      event.preventDefault();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (rows.length === 0) return;
    event.preventDefault();
    if (!event.altKey) move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'ArrowDown') reopen();
    else close();
  }

  return (
    <search className={styles.search}>
      <form action="/browse" method="get" onSubmit={submit} className={styles.form}>
        <label className={styles.typeLabel}>
          <span className={styles.hidden}>Search in</span>
          <select name="k" className={styles.type} value={kind} onChange={(e) => setKind(e.target.value)}>
            {types.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.box}>
          <input
            ref={input}
            type="search"
            name="t"
            className={styles.input}
            placeholder="Title, author or ISBN"
            aria-label="Search for books"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={500}
            value={text}
            onChange={(e) => write(e.target.value)}
            onBlur={() => setTimeout(close, 150)}
            onKeyDown={onKeyDown}
            role="combobox"
            aria-expanded={open && rows.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
          />
          <button type="submit" className={styles.go}>
            <SearchIcon />
            <span className={styles.hidden}>Search</span>
          </button>
          <SuggestionList
            id={listId}
            rows={rows}
            open={open}
            active={active}
            loading={loading}
            onPick={leave}
          />
        </div>
      </form>
    </search>
  );
}
