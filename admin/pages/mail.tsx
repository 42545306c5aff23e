import {
  type ActionFunctionArgs,
  data,
  Form,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { CallFailed, type Refused } from '../../contract/action.ts';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import {
  type MailKey,
  type MailWords,
  mailKeys,
  mailParts,
  type WordsProblem,
} from '../../contract/mail-words.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { deskContext, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, type FieldValues, type NotDone, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import besideStyles from '../parts/beside-preview.module.css';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { MailPartField, oursForm } from '../parts/mail-form.tsx';
import { mailNames, wordsProblemText } from '../parts/mail-names.ts';
import { MailPreview } from '../parts/mail-preview.tsx';
import { NoMailNotice } from '../parts/no-mail-notice.tsx';
import { Page } from '../parts/page.tsx';
import { readSeen } from '../parts/setting-values.ts';
import { useMailPreview } from '../parts/use-mail-preview.ts';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

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
  const seen = readSeen(textOf(form, 'seen')) as MailWords;
  const ours = textOf(form, 'ours');
  const words = ours ? { ...seen, [ours]: '' } : wordsOf(form);
  const answer = await api('mail/save', { key: keyOf(params.key), words, seen });
  return answer.ok ? { done: 'kept' } : notDone(answer, form);
});

/** What a preview or a test leads to: the form stays as it was typed. */
interface Tried {
  drawn?: AdminOutput<'mail/preview'>;
  isSent?: boolean;
  typed: FieldValues;
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const intent = textOf(form, 'intent');
  if (intent !== 'preview' && intent !== 'test') return save(args);
  const { api } = deskContext(args.context);
  const asked = { key: keyOf(args.params.key), words: wordsOf(form) };
  try {
    const drawn = await api('mail/preview', asked);
    if (!drawn.ok) return notDone(drawn, form);
    const sent = intent === 'test' && (await api('mail/sendTest', asked));
    if (sent && !sent.ok) return notDone(sent, form);
    return { drawn: drawn.value, isSent: intent === 'test', typed: typedOf(form) } satisfies Tried;
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return { sentence: e.message, typed: typedOf(form) };
  }
}
export const clientAction = keepForm;

const wordsOf = (form: FormData): MailWords =>
  Object.fromEntries(mailParts.filter((part) => form.has(part)).map((part) => [part, textOf(form, part)]));

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
  const back = useActionData() as Partial<NotDone & Tried> | undefined;
  const saved = JSON.stringify(mail.words);
  const { answer, ask } = useMailPreview<Partial<NotDone & Tried>>(`${mail.key} ${saved}`);
  const outcome = back?.sentence ? (back as NotDone) : undefined;
  const newer = (outcome?.refused as { newer?: Record<string, MailWords> } | undefined)?.newer?.[
    `mails.${mail.key}`
  ];
  const { name, about } = mailNames[mail.key];
  const shown = answer ? answer.drawn : (back?.drawn ?? drawn);
  const problems = { ...outcome?.problems, ...answer?.problems };
  return (
    <Page wide title={name()}>
      <DoneNotice />
      <NoMailNotice />
      <p>{about()}</p>
      <p>{m.deskmail_facts()}</p>
      {mailParts.map((part) =>
        mail.words[part] && mayWrite ? (
          <Form key={part} id={oursForm(part)} method="post" hidden>
            <input type="hidden" name="ours" value={part} />
            <input type="hidden" name="seen" value={saved} />
          </Form>
        ) : null,
      )}
      <div className={besideStyles.beside}>
        <Stack gap={4} onInput={({ target }) => ask((target as HTMLInputElement).form)}>
          <DeskForm
            key={saved}
            label={m.deskmail_save()}
            outcome={outcome}
            hidden={{ seen: newer ? JSON.stringify(newer) : saved }}
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
          {back?.isSent && <TestNotice />}
        </Stack>
        <MailPreview drawn={shown} />
      </div>
    </Page>
  );
}

/** Below the button that asked for the test: the top of the page is out of sight there. */
function TestNotice() {
  const { sendsMail } = useStore();
  return (
    <Notice tone={sendsMail ? 'success' : 'warning'}>
      <p role="status">{sendsMail ? m.deskmail_done_test() : m.deskmail_done_test_kept()}</p>
    </Notice>
  );
}
