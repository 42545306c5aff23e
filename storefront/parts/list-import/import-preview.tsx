import { type FormEvent, useState } from 'react';
import { maxListName } from '../../../contract/customer-list-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatNumber } from '../../../messages/format.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import styles from '../whole-cart/whole-cart.module.css';
import { BookRows } from './book-rows.tsx';
import { ImportProblem } from './import-problem.tsx';
import type { PreviewStep } from './import-step.ts';
import { NearBooks } from './near-books.tsx';

interface ImportPreviewProps extends PreviewStep {
  action: string;
  isAdding: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onRestart: () => void;
}

/**
 * Before anything is added: the rows of a file that would go to the list, those that may mean other books, and those
 * left out, with the reason.
 */
export function ImportPreview(props: ImportPreviewProps) {
  const { titles, unread, rows, isNew, name, nameProblem, problem, needsLogin } = props;
  const { action, isAdding, onSubmit, onRestart } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ready = titles.filter(({ success }) => success);
  const toCheck = titles.filter(({ near }) => near.length > 0);
  const leftOut = titles.filter(({ success, near }) => !success && near.length === 0);
  const count = rows.length + chosen.length;
  return (
    <form
      method="post"
      action={action}
      aria-label={m.import_preview()}
      className={styles.part}
      noValidate
      onSubmit={onSubmit}
    >
      <HiddenFields values={{ rows: rows.join('\n'), ...(isNew && { is_new: 1 }) }} />
      <ImportProblem problem={problem} needsLogin={needsLogin} />
      {titles.length > 0 && (
        <Notice tone={ready.length === titles.length ? 'success' : 'warning'} role="status">
          <p>
            {ready.length === 0
              ? m.listimport_nothing_to_add()
              : m.listimport_count({ count: formatNumber(ready.length), all: formatNumber(titles.length) })}
          </p>
          {unread.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <NearBooks rows={toCheck} onChoose={setChosen} />
      <BookRows caption={m.import_ready()} rows={ready} />
      <BookRows caption={m.import_cant_add()} rows={leftOut} />
      {isNew && (
        <TextField
          name="name"
          label={m.lists_new_name()}
          required
          autoComplete="off"
          maxLength={maxListName}
          defaultValue={name}
          error={nameProblem || undefined}
        />
      )}
      <div className={styles.foot}>
        <LinkButton
          href={action}
          onClick={(event) => {
            event.preventDefault();
            onRestart();
          }}
        >
          {count > 0 || toCheck.length > 0 ? m.listimport_another() : m.listimport_try_another()}
        </LinkButton>
        {(count > 0 || toCheck.length > 0) && (
          <Button type="submit" variant="primary" pending={isAdding}>
            {count > 0 ? m.listimport_commit({ count }) : m.listimport_commit_chosen()}
          </Button>
        )}
      </div>
    </form>
  );
}
