import { Button } from '../../../ui/button.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './tracking.module.css';

/** Asked once; yes and no weigh the same, and the page can be used meanwhile. */
export function ConsentNotice({ onChoose }: { onChoose: (said: 'yes' | 'no') => void }) {
  const { name } = useSettings().store_info;
  return (
    <section className={styles.notice} aria-label="Privacy choices">
      <p>
        May {name} count your visit with services of other companies? They would learn which pages you look
        at, never what you do in your account or at checkout.
      </p>
      <div className={styles.ways}>
        <Button onClick={() => onChoose('no')}>No, thank you</Button>
        <Button onClick={() => onChoose('yes')}>Yes, that is fine</Button>
      </div>
    </section>
  );
}
