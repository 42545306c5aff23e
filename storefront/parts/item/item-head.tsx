import type { Title } from '../../../contract/title.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSettings } from '../session/use-settings.ts';
import { authorPath, seriesPath } from '../title/paths.ts';
import { releaseDay } from '../title/release-day.ts';
import styles from './item-head.module.css';
import { purchaseDay } from './purchase-day.ts';
import { roleWords } from './role-words.ts';
import { SalesRank } from './sales-rank.tsx';

/** Who and what: title, names, series, format and day, how well it sells, and when the reader bought it. */
export function ItemHead({ title }: { title: Title }) {
  const { store_info } = useSettings();
  const facts = [
    title.binding,
    releaseDay(title.release_date),
    title.is_large_print && !/large print/i.test(title.binding) ? 'Large print' : '',
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <h1>{title.title}</h1>
      {title.subtitle && <p className={styles.subtitle}>{title.subtitle}</p>}
      <Authors title={title} />
      {title.series && (
        <p>
          <Link href={seriesPath(title.series)}>{title.series}</Link>
          {title.series_num && `, number ${title.series_num}`}
        </p>
      )}
      {facts.length > 0 && <p className={styles.meta}>{facts.join(' · ')}</p>}
      {title.awards.length > 0 && (
        <ul className={styles.awards} aria-label="Awards">
          {title.awards.map((award) => (
            <li key={award}>{award}</li>
          ))}
        </ul>
      )}
      <SalesRank rank={title.rank} />
      {title.last_order && (
        <p className={styles.bought}>
          <CheckIcon size={18} />
          <Link href={`/account/order/${title.last_order.bookorder_id}`}>
            You purchased this item on {purchaseDay(title.last_order.date_ordered, store_info.time_zone)}
          </Link>
        </p>
      )}
    </header>
  );
}

function Authors({ title }: { title: Title }) {
  if (title.authors.length === 0) return null;
  return (
    <p className={styles.authors}>
      {title.authors.map((author, i) => (
        <span key={`${author.name} ${author.role}`}>
          {i > 0 && ', '}
          {author.role !== 'A01' && <span className={styles.role}>{roleWords(author.role)} </span>}
          <Link href={authorPath(author.name)}>{author.name}</Link>
          {author.canadian && (
            <span className={styles.canadian} title="Canadian author">
              {' '}
              (Canadian)
            </span>
          )}
        </span>
      ))}
    </p>
  );
}
