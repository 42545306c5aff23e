import {
  type ActionFunctionArgs,
  data,
  Form,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Refused } from '../../contract/action.ts';
import { CallFailed } from '../../contract/action.ts';
import {
  type MailKey,
  type MailWords,
  mailKeys,
  mailParts,
  type WordsProblem,
} from '../../contract/mail-words.ts';
import { m } from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskContext, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, type NotDone, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/mail.module.css';
import { MailPartField, oursForm } from '../parts/mail-form.tsx';
import { mailNames, wordsProblemText } from '../parts/mail-names.ts';
import { MailPreview } from '../parts/mail-preview.tsx';
import { Page } from '../parts/page.tsx';
import { useMailPreview } from '../parts/use-mail-preview.ts';
import { useMay } from '../parts/use-may.ts';

const keyOf = (written: string | undefined): MailKey => {
  const key = mailKeys.find((one) => one === written);
  if (!key) throw data('', { status: 404 });
  return key;
};

export const loader = deskLoader(async ({ api, params }) => {
  const key = keyOf(params.key);
  const mail = valueFrom(await api('mail/get', { key }));
  return { mail, drawn: valueFrom(await api('mail/preview', { key, words: mail.words })) };
});

/** A preview changes nothing. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === 'preview' ? false : defaultShouldRevalidate;

const save = deskAction(async ({ api, form, params }) => {
  const key = keyOf(params.key);
  const seen = JSON.parse(textOf(form, 'seen') || '{}') as MailWords;
  const ours = textOf(form, 'ours');
  const words = ours ? { ...seen, [ours]: '' } : wordsOf(form);
  if (textOf(form, 'intent') === 'test') {
    const sent = await api('mail/sendTest', { key, words });
    // What was typed and not saved stays in the form.
    return sent.ok && same(words, seen) ? { done: 'mail_test' } : sent.ok ? kept(form) : notDone(sent, form);
  }
  const answer = await api('mail/save', { key, words, seen });
  return answer.ok ? { done: 'saved' } : notDone(answer, form);
});

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  if (textOf(form, 'intent') !== 'preview') return save(args);
  const { api } = deskContext(args.context);
  try {
    const answer = await api('mail/preview', { key: keyOf(args.params.key), words: wordsOf(form) });
    return answer.ok ? { drawn: answer.value, typed: typedOf(form) } : notDone(answer, form);
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return { sentence: e.message, typed: typedOf(form) };
  }
}

const wordsOf = (form: FormData): MailWords =>
  Object.fromEntries(mailParts.filter((part) => form.has(part)).map((part) => [part, textOf(form, part)]));

const same = (a: MailWords, b: MailWords) => mailParts.every((part) => (a[part] ?? '') === (b[part] ?? ''));

const kept = (form: FormData): NotDone => ({
  sentence: m.deskmail_done_test(),
  code: 'tested',
  status: 200,
  typed: typedOf(form),
});

function notDone(refused: Refused, form: FormData): NotDone {
  const { problems = {} } = (refused.error_data ?? {}) as { problems?: Record<string, WordsProblem> };
  const sentence =
    refused.error_code === 'invalid_words'
      ? m.deskmail_words_wrong()
      : refused.error_code === 'stale'
        ? m.deskmail_stale()
        : refused.error;
  return {
    ...refusedAs(refused),
    sentence,
    typed: typedOf(form),
    problems: Object.fromEntries(
      Object.entries(problems).map(([part, problem]) => [part, wordsProblemText(problem)]),
    ),
  };
}

/** A mail: its words, and how it looks with them. */
export default function Mail() {
  const { mail, drawn } = useLoaderData<typeof loader>();
  const mayWrite = useMay('settings:write');
  const back = useActionData() as (Partial<NotDone> & { drawn?: typeof drawn }) | undefined;
  const { answer, ask } = useMailPreview<Partial<NotDone> & { drawn?: typeof drawn }>();
  const outcome = back?.sentence && back.code !== 'tested' ? (back as NotDone) : undefined;
  const newer = (outcome?.refused as { newer?: Record<string, MailWords> } | undefined)?.newer?.[
    `mails.${mail.key}`
  ];
  const { name, about } = mailNames[mail.key];
  const shown = answer ? answer.drawn : (back?.drawn ?? drawn);
  const problems = { ...outcome?.problems, ...answer?.problems };
  return (
    <Page wide title={name()}>
      <DoneNotice />
      {back?.code === 'tested' && (
        <Notice tone="success">
          <p role="status">{back.sentence}</p>
        </Notice>
      )}
      <p>{about()}</p>
      <p>{m.deskmail_facts()}</p>
      {mailParts.map((part) =>
        mail.words[part] && mayWrite ? (
          <Form key={part} id={oursForm(part)} method="post" hidden>
            <input type="hidden" name="ours" value={part} />
            <input type="hidden" name="seen" value={JSON.stringify(mail.words)} />
          </Form>
        ) : null,
      )}
      <div className={styles.editor}>
        <div onInput={({ target }) => ask((target as HTMLInputElement).form)}>
          <DeskForm
            key={JSON.stringify(mail.words)}
            label={m.deskmail_save()}
            outcome={outcome}
            hidden={{ seen: JSON.stringify(newer ?? mail.words) }}
            beside={
              <>
                <Button type="submit" name="intent" value="preview">
                  {m.deskmail_preview()}
                </Button>
                {mayWrite && (
                  <Button type="submit" name="intent" value="test">
                    {m.deskmail_send_test()}
                  </Button>
                )}
              </>
            }
          >
            {mail.parts.map((part) => (
              <MailPartField
                key={part.part}
                part={part}
                words={mail.words}
                newer={newer}
                typed={back?.typed}
                error={problems[part.part]}
                mayWrite={mayWrite}
              />
            ))}
          </DeskForm>
        </div>
        <MailPreview drawn={shown} />
      </div>
    </Page>
  );
}
