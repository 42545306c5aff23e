import type { staffMailActions } from '../../../contract/admin/mail.ts';
import type { StaffHandlers } from '../context.ts';
import { checkedWords, mailForStaff, mailList } from './mail-words.ts';
import { save } from './save.ts';
import { sendTest } from './send-test.ts';
import { storedWords } from './stored-words.ts';

export const staffMailHandlers = {
  'mail/getList': async ({ q, store }) => mailList(await storedWords(q, store.id)),
  'mail/get': async ({ q, store }, { key }) =>
    mailForStaff(store, key, (await storedWords(q, store.id))(key)),
  'mail/preview': async ({ store, shop, now }, { key, words }) => {
    const { drawSample } = await import('./draw-sample.ts');
    return drawSample({ store, secret: shop.secret, now }, key, checkedWords(key, words));
  },
  'mail/save': save,
  'mail/sendTest': sendTest,
} satisfies StaffHandlers<keyof typeof staffMailActions>;
