import type { staffSetupActions } from '../../../contract/admin/setup.ts';
import { hasPage } from '../../page/has-page.ts';
import { providerOf } from '../../payment/provider-of.ts';
import { sendsMail } from '../../providers/mail/index.ts';
import type { StaffHandlers } from '../context.ts';
import { hasLegalGaps } from './legal-gaps.ts';
import { readSetup } from './queries.ts';

export const staffSetupHandlers = {
  'setup/getState': async ({ q, store, shop }) => {
    const shown = ['/terms-conditions', '/privacy-policy'].filter((path) => hasPage(store.settings, path));
    const { legal_text, ...stored } = await readSetup(q, store.id, shown);
    return {
      ...stored,
      has_legal_gaps: hasLegalGaps(legal_text),
      takes_cards: providerOf(store, 'credit_card') !== null,
      sends_mail: sendsMail(shop.env),
    };
  },
} satisfies StaffHandlers<keyof typeof staffSetupActions>;
