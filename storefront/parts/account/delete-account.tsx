import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { preloadModals } from '../../../ui/modal.tsx';
import { usePosted } from '../submit/use-submission.ts';
import styles from './account-frame.module.css';
import { DeleteForm, deleteTitle, deleteWarning } from './delete-form.tsx';

const deleteDialog = popupCode(() => import('./delete-dialog.tsx'));

/** ACCOUNT-031, 072, 077. Without JavaScript the question stands on the page (`?confirm=delete`). */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const [query] = useSearchParams();
  const isRefused = usePosted('delete') !== undefined;
  const isAsked = isRefused || query.get('confirm') === 'delete';
  return (
    <section className={styles.panel} aria-labelledby="delete-account">
      <h2 id="delete-account">{m.account_delete_account()}</h2>
      <p className={styles.soft}>{m.account_delete_consequences()}</p>
      {isAsked ? (
        <>
          <h3>{deleteTitle()}</h3>
          <p>{deleteWarning()}</p>
          <DeleteForm onDeleted={onDeleted} />
        </>
      ) : (
        <form action="/account/details#delete-account">
          <Button
            type="submit"
            name="confirm"
            value="delete"
            variant="danger"
            size="s"
            onPointerEnter={preloadModals}
            onClick={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
          >
            {m.account_delete_account()}
          </Button>
        </form>
      )}
      {open !== null && (
        <LazyPopup code={deleteDialog} open={open} onClose={() => setOpen(false)} onDeleted={onDeleted} />
      )}
    </section>
  );
}
