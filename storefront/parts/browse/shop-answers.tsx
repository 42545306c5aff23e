import type { BrowseResult } from '../../../contract/browse.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './shop-answers.module.css';

/** Pages and lists of the shop that the search asks for, above its books: 'opening hours', 'staff picks'. */
export function ShopAnswers({ answers }: Pick<BrowseResult, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <section className={styles.answers} aria-labelledby="shop-answers">
      <h2 id="shop-answers" className={styles.heading}>
        {m.browse_from_the_shop()}
      </h2>
      <ul className={styles.list}>
        {answers.map(({ title, path, text }) => (
          <li key={path}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
