import { type FormValue, formProblems } from '../../contract/custom-form-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { mailSender } from '../mail/mail-envelope.ts';
import { subjectOf } from '../mail/wording/own-words.ts';
import { answersTo } from './answers.ts';
import { readForm } from './form.ts';
import { insertSubmission } from './queries.ts';

/** Checks the form with the rules that the page has checked it with, keeps it and writes to the shop. */
export const submit: Handler<'custom_form/submit'> = async (ctx, { form_id, data }) => {
  const form = await readForm(ctx.q, ctx.store.id, form_id);
  if (!form) throw refuse('not_found', m.refusal_not_found_form());
  const values = new Map<string, FormValue>(data.map(({ id, value }) => [id, value]));
  const errors = formProblems(form.elements, values);
  const [first] = Object.values(errors);
  if (first) throw refuse('invalid_form', first, { errors });
  const recipient = ctx.store.settings.store_info.email;
  await insertSubmission(ctx.q, {
    storeId: ctx.store.id,
    formId: form.form_id,
    header: form.header,
    answers: answersTo(form.elements, values),
    mail: recipient
      ? {
          recipient,
          sender: mailSender(ctx.shop.env.MAIL_FROM, ctx.store),
          subject: subjectOf(ctx.store, 'form-submission', { form: form.header }, oursOf(form.header)),
        }
      : null,
  });
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return {};
};

const oursOf = (header: string) =>
  header ? m.mail_form_subject({ form: header }) : m.mail_form_subject_unnamed();
