import type { ReactNode } from 'react';
import type { Suggestion } from '../../../contract/browse.ts';
import { coverAddress, typographicAddress } from '../../../contract/cover-address.ts';
import * as m from '../../../messages/compiled/messages.js';
import { BookIcon, SearchIcon, UserIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { matchParts } from './match-parts.ts';
import styles from './search-bar.module.css';
import type { SuggestedPaths } from './suggested-paths.ts';

interface SuggestionOptionsProps {
  id: string;
  rows: Suggestion[];
  paths: SuggestedPaths;
  /** What the rows were found for. */
  text: string;
  active: number;
  /** `isSearch`: what leads to results rather than to a book. */
  onPick(isSearch: boolean): void;
}

/** The listbox under the search box: titles, a person, a series, and the way to all results. */
export default function SuggestionOptions(props: SuggestionOptionsProps) {
  const { id, rows, paths, text, active, onPick } = props;
  const [first] = rows;
  const option = (path: string) => {
    const at = paths.all.indexOf(path);
    return {
      id: `${id}-${at}`,
      href: path,
      role: 'option',
      tabIndex: -1,
      'aria-selected': at === active,
      className: styles.option,
      // The box keeps the focus: without it the list would be gone before the click.
      onMouseDown: (e: { preventDefault(): void }) => e.preventDefault(),
      onClick: () => onPick(!paths.titles.includes(path)),
    };
  };
  const everything = paths.all.at(-1);
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={m.search_suggestions()} tabIndex={-1}>
      {rows.map((row, i) => (
        <Link key={row.eisbn} {...option(paths.titles[i] ?? '')}>
          <TitleRow row={row} text={text} />
        </Link>
      ))}
      {paths.author && first && (
        <Link {...option(paths.author)}>
          <NameRow icon={<UserIcon />} name={first.named_author} text={text} kind={m.search_row_author()} />
        </Link>
      )}
      {paths.series && first && (
        <Link {...option(paths.series)}>
          <NameRow icon={<BookIcon />} name={first.named_series} text={text} kind={m.search_row_series()} />
        </Link>
      )}
      {everything && (
        <Link {...option(everything)}>
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <span className={styles.everything}>{m.search_see_all({ text: text.trim() })}</span>
        </Link>
      )}
    </div>
  );
}

function TitleRow({ row, text }: { row: Suggestion; text: string }) {
  const { title, subtitle, author, edition, format, price } = row;
  return (
    <>
      <img
        className={styles.thumb}
        src={coverAddress(row, 80, 'webp')}
        onError={(e) => {
          e.currentTarget.src = typographicAddress(row.eisbn);
        }}
        width={25}
        height={Math.round(25 / row.cover_ratio)}
        alt=""
      />
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked of={title} typed={text} />
        </span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        <span className={styles.author}>
          <Marked of={author} typed={text} />
        </span>
      </span>
      <span className={styles.offer}>
        {price !== null && <span className={styles.price}>{formatMoney(price)}</span>}
        <span className={styles.format}>{edition || format}</span>
      </span>
    </>
  );
}

function NameRow({ icon, name, text, kind }: { icon: ReactNode; name: string; text: string; kind: string }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.title}>
        <Marked of={name} typed={text} />
      </span>
      <span className={styles.offer}>
        <span className={styles.format}>{kind}</span>
      </span>
    </>
  );
}

function Marked({ of, typed }: { of: string; typed: string }) {
  const parts = matchParts(of, typed);
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
  return parts.map((part, i) => (part.isMatch ? <b key={i}>{part.text}</b> : part.text));
}
