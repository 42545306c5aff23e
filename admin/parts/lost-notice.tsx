import { useActionData, useNavigation } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import type { NotDone } from '../desk-submit.ts';
import styles from './page.module.css';

/** That a form of the page did not arrive (keep-form.ts). Focus stays on its button, and the notice in the window, wherever the form is. */
export function LostNotice() {
  const outcome = useActionData() as Partial<NotDone> | undefined;
  const { state } = useNavigation();
  return (
    <div className={styles.lost} data-print="hide">
      {/* Gone while the form is sent again, so that a second failure is announced as well. */}
      {outcome?.isLost && state === 'idle' && (
        <Notice tone="danger" role="alert">
          <p>{outcome.sentence}</p>
        </Notice>
      )}
    </div>
  );
}
