import type { FormEvent } from 'react';
import type { ImportedTitle } from '../../../contract/whole-cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatNumber } from '../../../messages/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { RestartLink } from './import-ends.tsx';
import styles from './whole-cart.module.css';
import { importPath } from './whole-cart-paths.ts';

/** Rows of each table: a longer one is not read before it is agreed to. */
const mostShown = 200;

interface ImportPreviewProps {
  titles: readonly ImportedTitle[];
  unread: readonly string[];
  rows: string;
  isAdding: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onRestart: () => void;
}

/** Before anything is added: the rows of a file that would go to the cart, and those left out, with the reason. */
export function ImportPreview({ titles, unread, rows, isAdding, onSubmit, onRestart }: ImportPreviewProps) {
  const ready = titles.filter(({ success }) => success);
  const leftOut = titles.filter(({ success }) => !success);
  const copies = ready.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <>
      <Notice tone={ready.length === titles.length ? 'success' : 'warning'} role="status">
        <p>
          {ready.length === 0
            ? m.import_nothing_to_add()
            : m.import_preview_count({ count: formatNumber(ready.length), all: formatNumber(titles.length) })}
        </p>
        {unread.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
      <Titles caption={m.import_ready()} titles={ready} />
      <Titles caption={m.import_cant_add()} titles={leftOut} />
      <form method="post" action={importPath} aria-label={m.import_preview()} onSubmit={onSubmit}>
        <HiddenFields values={{ rows }} />
        <div className={styles.foot}>
          <RestartLink onRestart={onRestart} />
          {ready.length > 0 && (
            <Button type="submit" variant="primary" pending={isAdding}>
              {m.import_commit({ count: copies })}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

function Titles({ caption, titles }: { caption: string; titles: readonly ImportedTitle[] }) {
  if (titles.length === 0) return null;
  const more = titles.length - mostShown;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.import_column_isbn()}</th>
            <th scope="col">{m.import_column_title()}</th>
            <th scope="col" className={styles.number}>
              {m.import_column_copies()}
            </th>
          </tr>
        </thead>
        <tbody>
          {titles.slice(0, mostShown).map(({ isbn, title, qty, note }) => (
            <tr key={`${isbn} ${note}`}>
              <td>{isbn}</td>
              <td>
                {title}
                {note && <span className={styles.note}>{note}</span>}
              </td>
              <td className={styles.number}>{formatNumber(qty)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={styles.note}>{m.import_more_rows({ count: formatNumber(more) })}</p>}
    </div>
  );
}
