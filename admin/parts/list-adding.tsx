import { Form, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { DeskForm } from './desk-form.tsx';
import type { loadList, submitList } from './list-data.ts';
import styles from './lists.module.css';
import { SearchForm } from './search-form.tsx';
import rowStyles from './titles.module.css';

/** Adds books to a list: found by words, or pasted as ISBNs. */
export function ListAdding() {
  const { list, words, found } = useLoaderData<typeof loadList>();
  const outcome = useActionData<typeof submitList>();
  if (!list) return null;
  const { id, version } = list;
  const refused = outcome?.form === 'add' ? outcome : undefined;
  return (
    <section className={styles.group} aria-labelledby="adding">
      <h2 id="adding">{m.desklist_add_books()}</h2>
      <SearchForm
        action={`/lists/${id}#adding`}
        name="find"
        label={m.desklist_add_words()}
        hint={m.desk_titles_search_hint()}
        words={words}
      />
      {words !== '' && found.length === 0 && <p>{m.desklist_found_none()}</p>}
      {found.length > 0 && (
        <Form method="post">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="version" value={version} />
          <ul className={rowStyles.titles}>
            {found.map(({ eisbn, title, author, binding, isListed }) => (
              <li key={eisbn}>
                <div>
                  {title}
                  <p>{[author, binding, eisbn].filter(Boolean).join(' · ')}</p>
                </div>
                {isListed ? (
                  <Badge tone="success">{m.desklist_listed()}</Badge>
                ) : (
                  <Button
                    type="submit"
                    name="isbns"
                    value={eisbn}
                    size="s"
                    aria-label={m.desklist_add_one({ title })}
                  >
                    {m.desklist_add_found()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Form>
      )}
      <Disclosure label={m.desklist_paste()} ghost open={refused !== undefined}>
        <DeskForm
          key={version}
          intent="add"
          label={m.desklist_paste_press()}
          variant="secondary"
          outcome={refused}
          hidden={{ version }}
        >
          <TextArea
            name="isbns"
            label={m.desklist_paste()}
            labelHidden
            hint={m.desklist_paste_hint()}
            rows={6}
            maxLength={100_000}
            required
            defaultValue={refused?.typed?.isbns}
          />
        </DeskForm>
      </Disclosure>
    </section>
  );
}
