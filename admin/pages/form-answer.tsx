import { Link, useActionData, useLoaderData } from 'react-router';
import { isEmail } from '../../contract/email.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { answerIdOf } from '../parts/answer-id.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import formStyles from '../parts/form.module.css';
import styles from '../parts/order-parts.module.css';
import { Page } from '../parts/page.tsx';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async (args) => {
  const answer = valueFrom(await args.api('form/getAnswer', { id: answerIdOf(args) }));
  return {
    answer,
    sentText: momentText(answer.sent, args.store),
    answeredText: answer.answered ? momentText(answer.answered, args.store) : '',
  };
});

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const id = answerIdOf(args);
  const intent = textOf(form, 'intent');
  if (intent === 'delete') {
    const gone = await api('form/deleteAnswer', { id });
    return gone.ok ? { done: 'deleted', path: '/forms' } : { ...refusedAs(gone), form: intent };
  }
  const answered = intent === 'answered';
  const marked = await api('form/markAnswered', { id, answered });
  if (marked.ok) return { done: answered ? 'answered' : 'unanswered' };
  // The page shows who was faster.
  return {
    ...refusedAs(marked),
    form: 'mark',
    ...(marked.error_code === 'already_answered' && { status: 200 }),
  };
});
export const clientAction = keepForm;

/** What a reader sent, and whether someone has answered it. */
export default function FormAnswer() {
  const { answer, sentText, answeredText } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayMark = useMay('answers:write');
  const mayDelete = useMay('customers:write');
  const { header, answers, form_id, answered, answered_by: who } = answer;
  const email = answers.find(({ value }) => isEmail(value))?.value;
  const refused = (form: string) => (outcome?.form === form ? outcome : undefined);
  return (
    <Page title={header || m.deskform_unnamed()}>
      <p className={styles.head}>
        <Link to="/forms">{m.deskform_back()}</Link>
        <span>{m.deskform_sent({ when: sentText })}</span>
        {answered !== null && (
          <Badge tone="success">{m.deskform_answered_by({ who, when: answeredText })}</Badge>
        )}
      </p>
      <DoneNotice />
      <section className={styles.card} aria-label={header || m.deskform_unnamed()}>
        {form_id === null && <p className={styles.soft}>{m.deskform_gone()}</p>}
        <dl className={styles.answers}>
          {answers.map(({ label, value }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays as it is
            <div key={i}>
              <dt>{label}</dt>
              <dd className={styles.said}>{value || m.deskform_empty()}</dd>
            </div>
          ))}
        </dl>
        {email && (
          <p>
            <a href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(header)}`}>
              {m.deskform_answer_by_mail()}
            </a>
          </p>
        )}
        {mayMark && (
          <DeskForm
            intent={answered === null ? 'answered' : 'open'}
            label={answered === null ? m.deskform_mark() : m.deskform_unmark()}
            variant={answered === null ? 'primary' : 'secondary'}
            outcome={refused('mark')}
          />
        )}
      </section>
      {mayDelete && (
        <div className={formStyles.end}>
          <Disclosure label={m.deskform_delete()} ghost open={refused('delete') !== undefined}>
            <DeskForm
              intent="delete"
              label={m.deskform_delete_sure()}
              variant="danger"
              outcome={refused('delete')}
            >
              <p>{m.deskform_delete_hint()}</p>
            </DeskForm>
          </Disclosure>
        </div>
      )}
    </Page>
  );
}
