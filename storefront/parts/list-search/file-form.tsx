import type { FormEventHandler, ReactNode } from 'react';
import { searchFileEndings } from '../../../contract/search-file.ts';
import * as m from '../../../messages/compiled/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import type { useFileDrop } from '../search/use-file-drop.ts';
import styles from './list-forms.module.css';

interface FileFormProps {
  /** Where a browser without JavaScript posts the file. */
  action: string;
  /** Accessible name of the form. */
  label: string;
  hint: string;
  error: string | undefined;
  drop: ReturnType<typeof useFileDrop>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The button, and hidden fields. */
  children: ReactNode;
}

/** Takes a file with a list of books, chosen or dropped. */
export function FileForm({ action, label, hint, error, drop, onSubmit, children }: FileFormProps) {
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-label={label}
      noValidate
      className={classNames(styles.form, styles.drop, drop.over && styles.over)}
      {...drop.handlers}
      onSubmit={onSubmit}
    >
      <Field label={m.search_file_heading()} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept={searchFileEndings.join(',')}
            className={styles.file}
          />
        )}
      </Field>
      {children}
    </form>
  );
}
