import { useNavigate } from 'react-router';
import type { CustomerList } from '../../../contract/customer-list.ts';
import { maxListDescription, maxListName } from '../../../contract/customer-list-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import frame from '../account/account-frame.module.css';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import { listSentences } from './list-sentences.ts';

interface ListFormProps {
  /** Null for a new one. */
  list: CustomerList | null;
  back: string;
}

/** Name and description of a list (LIST-025, LIST-026, LIST-044, LIST-045). */
export function ListForm({ list, back }: ListFormProps) {
  const navigate = useNavigate();
  const posted = usePosted('save');
  const values = { ...list, ...posted?.typed };
  return (
    <section className={frame.panel} aria-labelledby="list-form">
      <h2 id="list-form">{list ? m.lists_edit() : m.lists_new()}</h2>
      <SubmitForm
        hidden={{ intent: 'save', ...(list && { id: list.list_id }) }}
        label={m.common_save()}
        posted={posted}
        sentences={listSentences}
        onDone={() => navigate(back, { replace: true })}
        beside={<LinkButton href={back}>{m.common_cancel()}</LinkButton>}
      >
        {(problems) => (
          <>
            <TextField
              name="name"
              label={m.lists_name()}
              required
              autoComplete="off"
              maxLength={maxListName}
              defaultValue={values.name}
              error={problems.name}
            />
            <TextArea
              name="description"
              label={m.lists_description()}
              optional={m.common_optional()}
              maxLength={maxListDescription}
              defaultValue={values.description}
              error={problems.description}
            />
          </>
        )}
      </SubmitForm>
    </section>
  );
}
