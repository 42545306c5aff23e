import { useActionData, useSearchParams } from 'react-router';
import type { CustomerList } from '../../../contract/customer-list.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { Outcome } from '../submit/form-outcome.ts';
import { RemoveQuestion } from '../submit/remove-question.tsx';
import { SubmitNotice } from '../submit/submit-notice.tsx';
import foot from '../title/page-foot.module.css';
import sizes from '../title/page-size-links.module.css';
import { ListCard } from './list-card.tsx';
import { ListForm } from './list-form.tsx';
import { importPath, listsPath } from './list-paths.ts';
import { listSentences } from './list-sentences.ts';
import styles from './lists.module.css';
import { type ListsShown, listsAddress, listsPageSizes } from './lists-address.ts';
import { ListsSearch } from './lists-search.tsx';

export interface ListsViewProps {
  shown: ListsShown;
  lists: readonly CustomerList[];
  total: number;
  /** The one at `?edit=` or `?remove=`; null when it is not there any more. */
  chosen: CustomerList | null;
}

/** The reader's lists; at `?edit=` the form, and at `?remove=` the question of one in their place (LIST-042, FAV-003). */
export function ListsView({ shown, lists, total, chosen }: ListsViewProps) {
  const [query] = useSearchParams();
  const sent = useActionData<Outcome>();
  if (query.get('edit') === 'new' || (query.has('edit') && chosen)) {
    return <ListForm key={query.get('edit')} list={chosen} back={listsPath} />;
  }
  const pages = Math.ceil(total / shown.size);
  return (
    <>
      <SubmitNotice sentences={listSentences} refusal={sent?.sentence} />
      {query.has('remove') && chosen ? (
        <RemoveQuestion
          intent="remove"
          id={chosen.list_id}
          name={chosen.name}
          description={m.lists_remove_hint({ count: chosen.row_count })}
          sentences={listSentences}
          back={listsPath}
        />
      ) : (
        <>
          <div className={styles.tools}>
            <ListsSearch shown={shown} />
            <div className={styles.actions}>
              <LinkButton href={importPath(null)}>{m.listimport_button()}</LinkButton>
              <LinkButton href={`${listsPath}?edit=new`} icon={<PlusIcon />} variant="primary">
                {m.lists_new()}
              </LinkButton>
            </div>
          </div>
          {lists.length === 0 ? (
            <p role="status" className={styles.none}>
              {m.lists_no_results()}
            </p>
          ) : (
            <ul className={styles.lists} aria-label={m.lists_title()}>
              {lists.map((list) => (
                <ListCard key={list.list_id} list={list} />
              ))}
            </ul>
          )}
          {total > listsPageSizes[0] && (
            <div className={foot.foot}>
              <Pagination
                current={shown.page}
                total={pages}
                href={(page) => listsAddress({ ...shown, page })}
              />
              <div className={sizes.sizes}>
                <span aria-hidden="true">{m.browse_per_page()}</span>
                <Segmented
                  label={m.lists_per_page()}
                  value={String(shown.size)}
                  segments={listsPageSizes.map((size) => ({
                    value: String(size),
                    label: String(size),
                    href: listsAddress({ ...shown, page: 1, size }),
                  }))}
                />
              </div>
            </div>
          )}
        </>
      )}
    </>
  );
}
