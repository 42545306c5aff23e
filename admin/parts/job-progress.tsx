import * as m from '../../messages/compiled/messages.js';
import styles from './imports.module.css';

interface JobProgressProps {
  /** How much is done, from 0 to 1. */
  done: number;
  /** What the job does. */
  words: string;
  hint: string;
}

/** How far a job is; the page loads again by itself (use-reload.ts), or by a link without scripts. */
export function JobProgress({ done, words, hint }: JobProgressProps) {
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={1} value={done} aria-label={words} />
      <p>{words}</p>
      <p>{hint}</p>
      <noscript>
        <a href="?">{m.desk_look_again()}</a>
      </noscript>
    </div>
  );
}
