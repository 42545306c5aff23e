import { useId } from 'react';
import { useActionData, useNavigate } from 'react-router';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { Outcome } from '../submit/form-outcome.ts';
import { SubmitForm } from '../submit/submit-form.tsx';
import styles from './list-file.module.css';

interface PdfFormProps {
  /** Null when they could not be had (LIST-063). */
  layouts: Output<'titlelist/getPdfOptions'>['layouts'] | null;
}

/** The layout of a list's PDF file (LIST-049). */
export function PdfForm({ layouts }: PdfFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const posted = useActionData<Outcome>();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{m.listfile_pdf()}</h2>
      {layouts ? (
        <SubmitForm
          hidden={{}}
          label={m.listfile_pdf_submit()}
          posted={posted}
          onDone={({ path }) => navigate(path ?? '')}
        >
          {(problems) => (
            <RadioGroup
              legend={m.listfile_pdf_layout()}
              name="layout"
              look="cards"
              defaultValue={layouts[0]?.layout ?? ''}
              options={layouts.map(({ layout, label, description }) => ({
                value: layout,
                label,
                detail: description,
              }))}
              error={problems.layout}
            />
          )}
        </SubmitForm>
      ) : (
        <Notice tone="danger" role="alert">
          <p>{m.common_error()}</p>
        </Notice>
      )}
    </section>
  );
}
