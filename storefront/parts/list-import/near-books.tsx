import type { ListedTitle } from '../../../contract/list-import.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './near-books.module.css';

interface NearBooksProps {
  rows: readonly ListedTitle[];
  onChoose: (eisbns: readonly string[]) => void;
}

/** Rows that name no book of the shop, with the books that they may mean, to be chosen. */
export function NearBooks({ rows, onChoose }: NearBooksProps) {
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby="near-books"
      onChange={({ currentTarget }) => {
        const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input:checked')];
        onChoose(boxes.map(({ value }) => value));
      }}
    >
      <h2 id="near-books" className={styles.heading}>
        {m.listimport_near()}
      </h2>
      {rows.map(({ isbn, words, note, near }) => (
        <fieldset key={isbn} className={styles.row}>
          <legend>{[isbn, words].filter(Boolean).join(' · ')}</legend>
          {note && <p className={styles.note}>{note}</p>}
          {near.map(({ eisbn, title, author }) => (
            <Checkbox
              key={eisbn}
              name="near"
              value={eisbn}
              label={author ? m.listimport_near_book({ title, author }) : title}
              hint={eisbn}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}
