import type { Call } from '../../../contract/call.ts';
import type { Done } from '../../page-submit.ts';
import { cookieText } from '../session/keep-cookie.ts';
import { type LinkRefusal, linkPath } from './link-outcome.ts';

/** The name of the button of an account; those of the former site are chosen there (CORP-004, CORP-007). */
export const accountField = (type: string) => (type === 'customer' ? 'corp_id' : 'v1_corp_id');

/** Chooses the account to order for. */
export async function chooseAccount(api: Call, form: FormData): Promise<Done | LinkRefusal> {
  const former = form.get('v1_corp_id');
  const answer =
    former === null
      ? await setCorp(api, String(form.get('corp_id') ?? ''))
      : await api('v1/changeCorpAndTransfer', { corp_id: String(former) });
  if (!answer.ok) return { intent: 'choose', sentence: answer.error };
  const cookies = answer.value ? transferCookies(answer.value) : [];
  return { done: 'account_chosen', path: linkPath, cookies };
}

/** Answers what a transfer brought, null without one: an account that is neither kind is the former site's (CORP-005). */
async function setCorp(api: Call, corp_id: string) {
  const answer = await api('account/setCorp', { corp_id });
  if (!answer.ok) return answer;
  if (answer.value.is_personal || answer.value.is_institution) return { ok: true as const, value: null };
  return api('v1/transfer', {});
}

/** CORP-008. */
function transferCookies({ STG }: { STG?: string | undefined }): string[] {
  return [...(STG ? [cookieText('STG', STG, 365)] : []), cookieText('want_v1', '1', 365)];
}
