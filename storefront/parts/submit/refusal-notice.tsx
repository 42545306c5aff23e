import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../account/account-form.module.css';
import type { FormRefusal } from './form-outcome.ts';

/** An alert with the sentence of a refused form, and the ways to go on. Empty without one. */
export function RefusalNotice({ refusal }: { refusal: FormRefusal }) {
  const { sentence, hint, tone = 'danger', ways = [] } = refusal;
  return (
    <div role="alert">
      {sentence && (
        <Notice tone={tone}>
          <p>{sentence}</p>
          {hint && <p>{hint}</p>}
          {ways.length > 0 && (
            <p className={styles.ways}>
              {ways.map(({ href, label }) => (
                <Link key={href} href={href}>
                  {label}
                </Link>
              ))}
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
