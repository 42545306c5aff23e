import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { focusFirstError } from '../../../ui/first-error.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { findingText } from '../search/finding-text.ts';
import { listSearchPath } from '../search/search-path.ts';
import { useFileDrop } from '../search/use-file-drop.ts';
import { useFindBooks } from '../search/use-find-books.ts';
import { FileForm } from './file-form.tsx';
import { type FormProblem, type Given, givenIn } from './given.ts';
import styles from './list-forms.module.css';
import { SendButton } from './send-button.tsx';
import type { RefusedForm } from './submit-list.ts';

interface ListFormsProps {
  given: { url: string; list: string };
  /** What a browser without JavaScript has sent in vain. */
  refused: RefusedForm | null;
}

/** Three ways to name many books at once. Each is a plain form; with JavaScript it tells how far it has come. */
export function ListForms({ given, refused }: ListFormsProps) {
  const toasts = useToasts();
  const { finding, find, cancel } = useFindBooks();
  const [problem, setProblem] = useState<FormProblem | null>(refused);
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && forms.current) focusFirstError(forms.current);
  }, [problem]);
  const drop = useFileDrop((file) => void run({ kind: 'file', file }));
  const typed = (kind: Given['kind'], first: string) => (refused?.kind === kind ? refused.typed : first);
  const errorOf = (kind: Given['kind']) => (problem?.kind === kind ? problem.sentence : undefined);

  async function run(given: Given) {
    setProblem(null);
    const { error, code } = await find(given);
    if (!error) return;
    setProblem({ kind: given.kind, sentence: error });
    if (code === 'file_too_large') toasts.show({ tone: 'error', message: error });
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = givenIn(new FormData(event.currentTarget));
    if ('sentence' in given) setProblem(given);
    else void run(given);
  }

  const way = (kind: Given['kind'], words: string) => (
    <SendButton
      waiting={finding?.kind === kind ? findingText(finding) : ''}
      sent={
        finding && finding.kind === kind && kind === 'file' && finding.sent < 1 ? finding.sent : undefined
      }
      busy={finding !== null}
      onCancel={cancel}
    >
      {words}
    </SendButton>
  );

  return (
    <div className={styles.forms} ref={forms}>
      <FileForm
        action={listSearchPath}
        label={m.search_file_heading()}
        hint={m.search_file_hint()}
        error={errorOf('file')}
        drop={drop}
        onSubmit={submit}
      >
        {way('file', m.search_find_in_file())}
      </FileForm>
      <form
        method="post"
        action={listSearchPath}
        aria-label={m.search_url_heading()}
        noValidate
        className={styles.form}
        onSubmit={submit}
      >
        <TextField
          label={m.search_url_heading()}
          name="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          maxLength={2_000}
          placeholder="https://"
          defaultValue={typed('url', given.url)}
          error={errorOf('url')}
        />
        {way('url', m.search_find_in_file())}
      </form>
      <form
        method="post"
        action={listSearchPath}
        aria-label={m.search_isbns_heading()}
        noValidate
        className={styles.form}
        onSubmit={submit}
      >
        <TextArea
          label={m.search_isbns_heading()}
          name="list"
          rows={6}
          hint={m.search_isbns_hint()}
          defaultValue={typed('list', given.list)}
          error={errorOf('list')}
        />
        {way('list', m.search_find_isbns())}
      </form>
    </div>
  );
}
