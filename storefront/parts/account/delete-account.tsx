import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { preloadModals } from '../../../ui/modal.tsx';
import { ScriptNote } from '../page/script-note.tsx';
import styles from './account-frame.module.css';

const deleteDialog = popupCode(() => import('./delete-dialog.tsx'));

/** ACCOUNT-031, 072, 077. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <section className={styles.panel} aria-labelledby="delete-account">
      <h2 id="delete-account">Delete Account</h2>
      <p className={styles.soft}>
        Your addresses and your cart are deleted for good. Orders stay in our books, as the law asks.
      </p>
      <ScriptNote what="An account is deleted with" className={styles.soft} />
      <div>
        <Button
          variant="danger"
          size="s"
          data-needs-script=""
          onPointerEnter={preloadModals}
          onClick={() => setOpen(true)}
        >
          Delete Account
        </Button>
      </div>
      {open !== null && (
        <LazyPopup code={deleteDialog} open={open} onClose={() => setOpen(false)} onDeleted={onDeleted} />
      )}
    </section>
  );
}
