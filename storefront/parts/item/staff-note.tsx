import { useId } from 'react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import styles from './staff-note.module.css';

/** About four lines: a longer note is folded, whatever the width of the window. */
const longest = 260;

/**
 * What a bookseller says of the title: the shop's own voice (ITEM-023). A long note is folded without script: the whole text
 * is always there for readers of screens, and an empty disclosure unfolds it for the eye.
 */
export function StaffNote({ note }: { note: Title['comments'][number] }) {
  const id = useId();
  const isLong = note.text.length > longest;
  return (
    <figure className={styles.note} aria-labelledby={id}>
      <span className={styles.mark} aria-hidden="true">
        {initialOf(note.author)}
      </span>
      <h2 id={id}>{m.item_comment_heading({ author: note.author })}</h2>
      <blockquote>
        <p data-long={isLong || undefined}>{note.text}</p>
      </blockquote>
      {isLong && (
        <details data-print="hide">
          <summary>
            <span className={styles.more}>{m.item_comment_more()}</span>
            <span className={styles.less}>{m.item_comment_less()}</span>
          </summary>
        </details>
      )}
    </figure>
  );
}

function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}
