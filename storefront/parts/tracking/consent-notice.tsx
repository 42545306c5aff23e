import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './tracking.module.css';

/** Asked once; yes and no weigh the same, and the page can be used meanwhile. */
export function ConsentNotice({ onChoose }: { onChoose: (said: 'yes' | 'no') => void }) {
  const { name } = useSettings().store_info;
  return (
    <section className={styles.notice} aria-label={m.chrome_privacy_choices()}>
      <p>{m.chrome_consent_question({ name })}</p>
      <div className={styles.ways}>
        <Button onClick={() => onChoose('no')}>{m.chrome_consent_no()}</Button>
        <Button onClick={() => onChoose('yes')}>{m.chrome_consent_yes()}</Button>
      </div>
    </section>
  );
}
