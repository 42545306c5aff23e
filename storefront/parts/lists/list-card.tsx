import type { CustomerList } from '../../../contract/customer-list.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { HeartFilledIcon } from '../../../ui/more-icons.tsx';
import { listsPath, ownListPath } from './list-paths.ts';
import styles from './lists.module.css';

/** One list among the reader's lists. */
export function ListCard({ list }: { list: CustomerList }) {
  const { list_id: id, name, description, row_count: count, can_delete } = list;
  return (
    <li className={styles.list}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {!can_delete && <HeartFilledIcon size={18} />}
          <Link href={ownListPath(id)}>{name}</Link>
        </h2>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.soft}>
          {m.common_book_count({ count })}
          {list.public_url && ` · ${m.lists_shared()}`}
        </p>
      </div>
      {can_delete && (
        <div className={styles.actions}>
          <LinkButton size="s" href={`${listsPath}?edit=${id}`} aria-label={m.lists_edit_label({ name })}>
            {m.common_edit()}
          </LinkButton>
          <LinkButton
            size="s"
            variant="quiet"
            href={`${listsPath}?remove=${id}`}
            aria-label={m.lists_delete_label({ name })}
          >
            {m.lists_delete()}
          </LinkButton>
        </div>
      )}
    </li>
  );
}
