import { type FormEvent, useEffect, useRef } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { focusFirstError } from '../../../ui/first-error.ts';
import { FileForm } from '../list-search/file-form.tsx';
import { SendButton } from '../list-search/send-button.tsx';
import { findingText } from '../search/finding-text.ts';
import { useFileDrop } from '../search/use-file-drop.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { ImportDone, ImportFailed } from './import-ends.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { ImportStep } from './import-step.ts';
import { useImport } from './use-import.ts';
import styles from './whole-cart.module.css';
import { importPath } from './whole-cart-paths.ts';

interface ImportFileProps {
  first?: ImportStep | null;
  /** Closes the dialog; a page leads to the cart instead. */
  onClose?: (() => void) | undefined;
}

/** Upload, preview, then complete or error (IMPORT-001, IMPORT-002). Each step is a plain form of the import's page. */
export function ImportFile({ first, onClose }: ImportFileProps) {
  const { step, sending, send, cancel, restart } = useImport(first ?? { step: 'upload', problem: '' });
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // What had the focus is gone.
    part.current?.focus();
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
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {step.step === 'error' && <ImportFailed problem={step.problem} onRestart={restart} onClose={onClose} />}
      {step.step === 'complete' && <ImportDone {...step} onRestart={restart} onClose={onClose} />}
      {step.step === 'process' && (
        <ImportPreview {...step} isAdding={sending !== null} onSubmit={submit} onRestart={restart} />
      )}
      {step.step === 'upload' && (
        <>
          <p>{m.import_intro()}</p>
          <FileForm
            action={importPath}
            label={m.import_heading()}
            hint={m.import_file_hint()}
            error={step.problem || undefined}
            drop={drop}
            onSubmit={submit}
          >
            <HiddenFields values={{}} />
            <SendButton
              waiting={sending ? findingText({ kind: 'file', ...sending }) : ''}
              sent={sending && sending.sent < 1 ? sending.sent : undefined}
              busy={sending !== null}
              onCancel={cancel}
            >
              {m.import_read()}
            </SendButton>
          </FileForm>
        </>
      )}
    </div>
  );
}
