import { useActionData, useSearchParams } from 'react-router';
import type { Output } from '../../../contract/actions.ts';
import type { CustomerList } from '../../../contract/customer-list.ts';
import { defaultPageSize } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Outcome } from '../submit/form-outcome.ts';
import { SubmitNotice } from '../submit/submit-notice.tsx';
import { PageFoot } from '../title/page-foot.tsx';
import { itemSentences } from './item-sentences.ts';
import { listsPath, ownListPath } from './list-paths.ts';
import { ListTools } from './list-tools.tsx';
import styles from './own-list.module.css';
import { OwnListRow } from './own-list-row.tsx';
import { PutBack } from './put-back.tsx';
import { useOwnList } from './use-own-list.ts';

interface OwnListViewProps {
  list: CustomerList;
  rows: Output<'titlelist/getItems'>['rows'];
  page: number;
  pages: number;
  size: number;
}

/** One list of the reader: what it is, what is done with it as a whole, and its titles in the reader's order. */
export function OwnListView({ list, rows, page, pages, size }: OwnListViewProps) {
  const [query] = useSearchParams();
  const sent = useActionData<Outcome>();
  const { send, heading, drag } = useOwnList(rows, (page - 1) * size);
  const { list_id: id, row_count: count } = list;
  return (
    <>
      <p className={styles.back}>
        <Link href={listsPath}>
          <ChevronLeftIcon size={16} />
          {m.lists_title()}
        </Link>
      </p>
      <SubmitNotice sentences={itemSentences} refusal={sent?.sentence} />
      {query.get('done') === 'item_removed' && sent?.sentence === undefined && <PutBack query={query} />}
      {list.description && <p className={styles.description}>{list.description}</p>}
      <p ref={heading} tabIndex={-1} className={styles.count}>
        {m.common_book_count({ count })}
      </p>
      <ListTools list={list} send={send} />
      {rows.length === 0 ? (
        <EmptyState
          title={m.item_list_empty()}
          actions={<LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>}
        />
      ) : (
        <ul className={styles.rows} aria-label={list.name}>
          {rows.map((row, i) => (
            <OwnListRow
              key={row.eisbn}
              row={row}
              place={(page - 1) * size + i + 1}
              total={count}
              send={send}
              drag={drag(i, row.title)}
            />
          ))}
        </ul>
      )}
      {count > defaultPageSize && (
        <PageFoot
          pages={{ current: page, total: pages, href: (to) => ownListPath(id, to, size) }}
          sizes={{ size, href: (limit) => ownListPath(id, 1, limit) }}
        />
      )}
    </>
  );
}
