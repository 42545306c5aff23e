import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSettings } from '../session/use-settings.ts';
import { authorPath, seriesPath } from '../title/paths.ts';
import { releaseDay } from '../title/release-day.ts';
import styles from './item-head.module.css';
import { purchaseDay } from './purchase-day.ts';

/** A title with more letters takes smaller ones. */
const longTitle = 50;

/** Who and what: title, names, series, format and day, and when the reader bought it. */
export function ItemHead({ title }: { title: Title }) {
  const { store_info } = useSettings();
  const facts = [
    title.binding,
    releaseDay(title.release_date),
    title.is_large_print && !/large print/i.test(title.binding) ? m.item_large_print() : '',
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <h1 data-long={title.title.length > longTitle || undefined}>{title.title}</h1>
      {title.subtitle && <p className={styles.subtitle}>{title.subtitle}</p>}
      <Authors title={title} />
      {title.series && (
        <p>
          <Series series={title.series} number={title.series_num} />
        </p>
      )}
      {facts.length > 0 && <p className={styles.meta}>{facts.join(' · ')}</p>}
      {title.awards.length > 0 && (
        <ul className={styles.awards} aria-label={m.item_awards_label()}>
          {title.awards.map((award) => (
            <li key={award}>{award}</li>
          ))}
        </ul>
      )}
      {title.last_order && (
        <p className={styles.bought}>
          <CheckIcon size={18} />
          <Link href={`/account/order/${title.last_order.bookorder_id}`}>
            {/* The browser may know newer rules of the shop's clock than the server. */}
            <span suppressHydrationWarning>
              {m.item_purchased({ date: purchaseDay(title.last_order.date_ordered, store_info) })}
            </span>
          </Link>
        </p>
      )}
    </header>
  );
}

function Series({ series, number }: { series: string; number: string }) {
  if (!number) return <Link href={seriesPath(series)}>{series}</Link>;
  return (
    <ParaglideMessage
      message={m.item_series_number}
      inputs={{ series, number }}
      markup={{ link: ({ children }) => <Link href={seriesPath(series)}>{children}</Link> }}
    />
  );
}

/** Each with their part in the book: the roles of the message are codes of ONIX list 17. */
function Authors({ title }: { title: Title }) {
  if (title.authors.length === 0) return null;
  return (
    <p className={styles.authors}>
      {title.authors.map((author, i) => (
        <span key={`${author.name} ${author.role}`}>
          {i > 0 && ', '}
          <ParaglideMessage
            message={m.item_contributor}
            inputs={{ role: author.role, name: author.name }}
            markup={{
              role: ({ children }) => <span className={styles.role}>{children}</span>,
              link: ({ children }) => <Link href={authorPath(author.name)}>{children}</Link>,
            }}
          />
          {author.canadian && (
            <span className={styles.canadian} title={m.item_canadian_author()}>
              {' '}
              {m.item_canadian()}
            </span>
          )}
        </span>
      ))}
    </p>
  );
}
