import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { ChevronDownIcon, CloseIcon, SearchIcon, UploadIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { keepLoading } from '../../../ui/load-code.ts';
import { useToasts } from '../../../ui/toast.tsx';
import type { Given } from '../list-search/given.ts';
import { findingText } from './finding-text.ts';
import { isIsbnList } from './isbn-list.ts';
import styles from './search-bar.module.css';
import { listSearchPath, searchPath } from './search-path.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFindBooks } from './use-find-books.ts';
import { useSearchSheet } from './use-search-sheet.ts';
import { useSearchText } from './use-search-text.ts';
import { useSuggestions } from './use-suggestions.ts';

const types = [
  ['keyword', m.search_type_keyword],
  ['title', m.search_type_title],
  ['author', m.search_type_author],
  ['publisher', m.search_type_publisher],
  ['url', m.search_type_url],
] as const;
const longest = { text: 500, url: 2_000 };
/** What cannot be chosen here, such as the search of a link to a series, is no choice for the next search. */
const chosenType = (type: string) => (types.some(([value]) => value === type) ? type : 'keyword');
/** Its code comes when it is first needed. */
const FindingBar = lazy(() => keepLoading(() => import('./finding-bar.tsx')));

/**
 * The search box (SEARCH-008..029): a plain form to /browse that works without JavaScript; with it, a combobox that
 * suggests titles. Arrow keys walk the suggestions, Enter opens one or searches, Escape closes the list. An address, a
 * list of ISBNs and a file that is dropped on it are looked through for books instead. On phones it is behind a button.
 */
export function SearchBar({ term, type }: { term: string; type: string }) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, kind, write, setKind, empty } = useSearchText(term, chosenType(type));
  const { sheet, toggle, close: closeSheet } = useSearchSheet(input);
  const isUrl = kind === 'url';
  const isList = isIsbnList(text);
  const { open, loading, failed, move, reopen, close, ...suggested } = useSuggestions(
    isUrl || isList ? '' : text,
    kind,
    term,
  );
  const { rows, paths, active } = suggested;
  const chosen = open && active >= 0 ? paths.all[active] : undefined;
  const { finding, find, cancel } = useFindBooks();
  const drop = useFileDrop((file) => void findBooks({ kind: 'file', file }));
  const [comebacks, setComebacks] = useState(0);
  useEffect(() => {
    if (comebacks > 0) input.current?.focus({ preventScroll: true });
  }, [comebacks]);

  /** On the page of a book, what was typed has done its work. */
  function leave(isSearch: boolean) {
    close();
    closeSheet();
    if (!isSearch) empty();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() && isUrl) return void findBooks({ kind: 'url', url: text.trim() });
    if (isList) return void findBooks({ kind: 'list', text });
    leave(!chosen || !paths.titles.includes(chosen));
    input.current?.blur();
    void navigate(chosen ?? searchPath(text, kind));
  }

  async function findBooks(given: Given) {
    close();
    const { done, error } = await find(given);
    if (error) toasts.show({ tone: 'error', message: error });
    // The box is back: one goes on where one was.
    if (!done) return setComebacks((n) => n + 1);
    empty();
    setKind('keyword');
  }

  /** Enter is the form's; Tab and a press elsewhere close the list by leaving the box. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // The first Escape closes the list, the next one empties the box and takes a phone's search away.
      if (open) event.preventDefault();
      else closeSheet();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (rows.length === 0) return;
    event.preventDefault();
    if (!event.altKey) move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'ArrowDown') reopen();
    else close();
  }

  /** A box of one line would run the lines of a list together, and cut it off where a search ends. */
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (isUrl || !isIsbnList(pasted)) return;
    event.preventDefault();
    write(`${text} ${pasted}`.replace(/\s+/g, ' ').trim());
  }

  return (
    <>
      <button type="button" className={styles.toggle} aria-label={m.common_search()} {...toggle}>
        <SearchIcon />
      </button>
      <search className={styles.search} {...sheet}>
        <form
          action="/browse"
          method="get"
          onSubmit={submit}
          className={classNames(styles.form, drop.over && styles.over)}
          {...drop.handlers}
        >
          <p className={styles.hidden} role="status">
            {finding && findingText(finding)}
          </p>
          {drop.over && <p className={styles.drop}>{m.search_drop_file()}</p>}
          {finding && (
            <Suspense>
              <FindingBar finding={finding} onCancel={cancel} />
            </Suspense>
          )}
          <label className={styles.typeLabel} hidden={finding !== null}>
            <span className={styles.hidden}>{m.search_in()}</span>
            <select
              name="k"
              autoComplete="off"
              className={styles.type}
              value={kind}
              onChange={(e) => setKind(e.target.value)}
            >
              {types.map(([value, label]) => (
                <option key={value} value={value}>
                  {label()}
                </option>
              ))}
            </select>
            <ChevronDownIcon size={16} className={styles.chevron} />
          </label>
          <div className={styles.box} hidden={finding !== null}>
            <input
              ref={input}
              type="search"
              name="t"
              className={styles.input}
              placeholder={isUrl ? m.search_placeholder_url() : m.search_placeholder()}
              aria-label={m.search_box()}
              autoComplete="off"
              autoCapitalize={isUrl ? 'none' : undefined}
              inputMode={isUrl ? 'url' : undefined}
              enterKeyHint="search"
              maxLength={isUrl ? longest.url : longest.text}
              value={text}
              onChange={(e) => write(e.target.value)}
              onBlur={() => setTimeout(close, 150)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              role="combobox"
              aria-expanded={open && rows.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
            />
            <Link href={listSearchPath} className={styles.ways} title={m.search_other_ways()}>
              <UploadIcon />
              <span>{m.search_list_or_file()}</span>
            </Link>
            <button type="submit" className={styles.go}>
              <SearchIcon />
              <span className={styles.hidden}>{m.common_search()}</span>
            </button>
            <SuggestionList
              {...suggested}
              id={listId}
              open={open}
              loading={loading}
              failed={failed}
              onPick={leave}
            />
          </div>
        </form>
        <button
          type="button"
          className={styles.close}
          popoverTarget={sheet.id}
          popoverTargetAction="hide"
          aria-label={m.search_close()}
        >
          <CloseIcon />
        </button>
      </search>
    </>
  );
}
