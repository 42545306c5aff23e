import type { MailWords } from '../../../contract/mail-words.ts';
import { saveSettings } from '../../store/staff-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { checkedWords, mailForStaff } from './mail-words.ts';

export const save: StaffHandler<'mail/save'> = async (ctx, { key, words, seen }) => {
  const { q, store, shop } = ctx;
  const name = `mails.${key}`;
  const change = { values: { [name]: checkedWords(key, words) }, seen: seen ? { [name]: seen } : {} };
  const { before, after } = await saveSettings(q, store.id, change, shop.secret);
  ctx.audit.target = key;
  ctx.audit.detail = changedFields(before[name] as MailWords, after[name] as MailWords);
  return mailForStaff(store, key, after[name] as MailWords);
};
