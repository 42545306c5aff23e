import { type FormEvent, useState } from 'react';
import { maxImportFile } from '../../contract/admin/import.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './imports.module.css';

const goal = '/admin/titles/import/file';

const problems: Readonly<Record<string, () => string>> = {
  no_file: m.deskimport_problem_no_file,
  too_large: m.deskimport_problem_too_large,
  broken_off: m.deskimport_problem_broken_off,
  disk_full: m.deskimport_problem_disk_full,
};

/** Chooses a file or takes one that is dropped. Scripts only add how much of it has been sent. */
export function UploadForm({ problem: before }: { problem: string }) {
  const [problem, setProblem] = useState(before);
  const [sent, setSent] = useState<number | null>(null);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File) || file.name === '') return setProblem('no_file');
    if (file.size > maxImportFile) return setProblem('too_large');
    setProblem('');
    setSent(0);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => setSent(Math.floor((100 * loaded) / total));
    const fail = () => {
      setSent(null);
      setProblem('broken_off');
    };
    request.onload = () => {
      if (request.status >= 400) fail();
      else window.location.assign(request.responseURL || '/admin/titles/import');
    };
    request.onerror = fail;
    request.open('POST', goal);
    request.send(form);
  };

  return (
    <form method="post" action={goal} encType="multipart/form-data" onSubmit={send} className={styles.upload}>
      <Field label={m.deskimport_file()} hint={m.deskimport_file_hint()} error={problems[problem]?.()}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            required
            accept=".onx,.onix,.xml,.csv,.tsv,.txt,.xlsx,.xls,.gz"
          />
        )}
      </Field>
      <div role="status">{sent !== null && <p>{m.deskimport_uploading({ percent: sent })}</p>}</div>
      <div>
        <Button type="submit" variant="primary" pending={sent !== null}>
          {m.deskimport_upload()}
        </Button>
      </div>
    </form>
  );
}
