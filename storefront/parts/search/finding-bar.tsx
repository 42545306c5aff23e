import { useEffect, useRef } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { CloseIcon } from '../../../ui/icons.tsx';
import styles from './finding-bar.module.css';
import { findingText } from './finding-text.ts';
import type { Finding } from './use-find-books.ts';

/** The search bar in its transient mode (SEARCH-010): what is looked for, how far it has come, and a way to stop it. */
export default function FindingBar({ finding, onCancel }: { finding: Finding; onCancel(): void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  // The box that had the focus is gone.
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  const sending = finding.kind === 'file' && finding.sent < 1;
  return (
    <div className={styles.bar}>
      <p className={styles.words}>{findingText(finding)}</p>
      {sending && (
        <span className={styles.part}>
          {m.search_sent_percent({ percent: Math.floor(finding.sent * 100) })}
        </span>
      )}
      <button type="button" ref={cancel} className={styles.cancel} onClick={onCancel}>
        <CloseIcon size={16} />
        <span className={styles.hidden}>{m.search_cancel()}</span>
      </button>
      <progress
        className={styles.progress}
        aria-label={findingText(finding)}
        value={sending ? finding.sent : undefined}
        max={1}
      />
    </div>
  );
}
