import type { Answer } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { chooseAccount } from './choose-account.ts';
import { type LinkRefusal, linkPath, type linkSentences } from './link-outcome.ts';

/** The forms of the linked accounts, and of the account menu (LINKED-006, 010, 011, CORP-004..008). */
export async function submitLinks({ api, form }: SubmitArgs): Promise<Done | LinkRefusal> {
  const text = (name: string) => String(form.get(name) ?? '');
  const id = text('id');
  switch (text('intent')) {
    case 'request':
      return request(api, text('email'));
    case 'agree':
      return agree(api, text('token'));
    case 'remove_child':
      return removed(await api('account/removeChildLink', { id }));
    case 'remove_parent':
      return removed(await api('account/removeParentLink', { id }));
    case 'choose':
      return chooseAccount(api, form);
    default:
      return { sentence: m.common_error() };
  }
}

async function request(api: Call, email: string): Promise<Done | LinkRefusal> {
  const refusal = { intent: 'request', email };
  if (email.trim() === '') return { ...refusal, problems: { email: m.form_email_required() } };
  const answer = await api('account/linkToRequest', { email });
  if (answer.ok) return done('link_requested');
  return answer.error_code === 'invalid_input'
    ? { ...refusal, problems: { email: m.form_email_invalid() } }
    : { ...refusal, sentence: failure(answer.error) };
}

async function agree(api: Call, token: string): Promise<Done | LinkRefusal> {
  const answer = await api('account/linkToVerify', { token });
  if (answer.ok) return done('link_agreed');
  return { intent: 'agree', code: answer.error_code, sentence: answer.error };
}

const removed = (answer: Answer<unknown>) =>
  answer.ok ? done('link_removed') : { intent: 'remove', sentence: failure(answer.error) };

/** LINKED-014. */
const failure = (error: string) => m.account_link_failed({ error });

const done = (name: keyof typeof linkSentences): Done => ({ done: name, path: `${linkPath}?done=${name}` });
