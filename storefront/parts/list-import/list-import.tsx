import { type FormEvent, useEffect, useRef } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { focusFirstError } from '../../../ui/first-error.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { FileForm } from '../list-search/file-form.tsx';
import forms from '../list-search/list-forms.module.css';
import { SendButton } from '../list-search/send-button.tsx';
import { importPath } from '../lists/list-paths.ts';
import { findingText } from '../search/finding-text.ts';
import { useFileDrop } from '../search/use-file-drop.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import styles from '../whole-cart/whole-cart.module.css';
import { ImportPreview } from './import-preview.tsx';
import { firstStep, type ImportStep } from './import-step.ts';
import { useListImport } from './use-list-import.ts';

interface ListImportProps {
  /** Null for a new list. */
  listId: number | null;
  /** Where a browser without JavaScript stands. */
  posted: ImportStep | undefined;
}

/** A list as a file or as typed text, then what of it goes to a list of the reader (LIST-051). Each step is a plain form. */
export function ListImport({ listId, posted }: ListImportProps) {
  const { step, sending, send, cancel, restart } = useListImport(
    posted ?? firstStep,
    listId === null ? null : String(listId),
  );
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // Focus alone does not scroll to the start of a part that is longer than the screen.
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView();
    focusFirstError(part.current);
  }, [step]);
  const drop = useFileDrop((file) => {
    const form = new FormData();
    form.set('file', file);
    void send(form);
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) void send(new FormData(event.currentTarget));
  }
  const action = importPath(listId);
  const isFileRefused = step.step === 'upload' && step.kind === 'file' && step.problem !== '';
  const wayTexts = {
    file: isFileRefused ? m.listimport_try_another : m.listimport_look_file,
    list: m.listimport_look_text,
  };
  const way = (kind: 'file' | 'list') => (
    <SendButton
      waiting={sending?.kind === kind ? findingText(sending) : ''}
      sent={sending?.kind === 'file' && kind === 'file' && sending.sent < 1 ? sending.sent : undefined}
      busy={sending !== null}
      onCancel={cancel}
    >
      {wayTexts[kind]()}
    </SendButton>
  );
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {step.step === 'preview' ? (
        <ImportPreview
          {...step}
          action={action}
          isAdding={sending !== null}
          onSubmit={submit}
          onRestart={restart}
        />
      ) : (
        <>
          <p>{m.listimport_intro()}</p>
          <form
            method="post"
            action={action}
            aria-label={m.listimport_by_text()}
            noValidate
            className={forms.form}
            onSubmit={submit}
          >
            <HiddenFields values={{}} />
            <TextArea
              label={m.listimport_text()}
              name="list"
              rows={8}
              hint={m.listimport_text_hint()}
              defaultValue={step.typed}
              error={(step.kind === 'list' && step.problem) || undefined}
            />
            {way('list')}
          </form>
          <FileForm
            action={action}
            label={m.listimport_by_file()}
            hint={m.listimport_file_hint()}
            error={(step.kind === 'file' && step.problem) || undefined}
            drop={drop}
            onSubmit={submit}
          >
            <HiddenFields values={{}} />
            {way('file')}
          </FileForm>
        </>
      )}
    </div>
  );
}
