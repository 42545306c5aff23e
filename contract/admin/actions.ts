import type { z } from 'zod';
import type { Action } from '../action.ts';
import { staffAlertActions } from './alert.ts';
import { auditActions } from './audit.ts';
import { staffBackupActions } from './backup.ts';
import { staffCategoryActions } from './category.ts';
import { staffCustomerActions } from './customer.ts';
import { staffEventActions } from './event.ts';
import { eventGuestActions } from './event-guests.ts';
import { eventTicketActions } from './event-tickets.ts';
import { staffExportActions } from './export.ts';
import { staffFormActions } from './form.ts';
import { formAnswerActions } from './form-answer.ts';
import { staffGiftCardActions } from './gift-card.ts';
import { staffHealthActions } from './health.ts';
import { staffImportActions } from './import.ts';
import { invitationActions } from './invitation.ts';
import { staffListActions } from './list.ts';
import { staffLocationActions } from './location.ts';
import { staffLookActions } from './look.ts';
import { staffMailActions } from './mail.ts';
import { staffMenuActions } from './menu.ts';
import { staffNewsletterActions } from './newsletter.ts';
import { staffOrderActions } from './order.ts';
import { staffPageActions } from './page.ts';
import { pageDraftActions } from './page-draft.ts';
import { pageEditorActions } from './page-editor.ts';
import { pageHistoryActions } from './page-history.ts';
import { staffPictureActions } from './picture.ts';
import { staffPrivacyActions } from './privacy.ts';
import { staffPromotionActions } from './promotion.ts';
import { staffQuoteActions } from './quote.ts';
import { staffSettingsActions } from './settings.ts';
import { staffSetupActions } from './setup.ts';
import { staffShippingActions } from './shipping.ts';
import { staffActions } from './staff.ts';
import { staffStoreActions } from './store.ts';
import { staffTaxActions } from './tax.ts';
import { staffTitleActions } from './title.ts';
import { titleFactsActions } from './title-facts.ts';

/** Every action of the back office, by its name: the path after /admin/. */
export const adminActions = {
  ...auditActions,
  ...staffActions,
  ...invitationActions,
  ...staffOrderActions,
  ...staffQuoteActions,
  ...staffCustomerActions,
  ...staffAlertActions,
  ...staffNewsletterActions,
  ...staffCategoryActions,
  ...staffTaxActions,
  ...staffPrivacyActions,
  ...staffPromotionActions,
  ...staffGiftCardActions,
  ...staffShippingActions,
  ...staffLocationActions,
  ...staffEventActions,
  ...eventGuestActions,
  ...eventTicketActions,
  ...staffFormActions,
  ...formAnswerActions,
  ...staffListActions,
  ...staffMailActions,
  ...staffLookActions,
  ...staffMenuActions,
  ...staffPageActions,
  ...pageHistoryActions,
  ...pageDraftActions,
  ...pageEditorActions,
  ...staffPictureActions,
  ...staffSettingsActions,
  ...staffTitleActions,
  ...titleFactsActions,
  ...staffImportActions,
  ...staffSetupActions,
  ...staffStoreActions,
  ...staffHealthActions,
  ...staffBackupActions,
  ...staffExportActions,
} as const satisfies Record<string, Action>;

export type AdminActionName = keyof typeof adminActions;
export type AdminInput<N extends AdminActionName> = z.output<(typeof adminActions)[N]['input']>;
export type AdminRefusal<N extends AdminActionName> =
  | (typeof adminActions)[N]['refusals'][number]
  | (typeof commonAdminRefusals)[number];
export type AdminOutput<N extends AdminActionName> = z.output<(typeof adminActions)[N]['output']>;

/** Refusals that dispatch itself gives, for any admin action. */
export const commonAdminRefusals = ['invalid_input', 'login_required', 'not_allowed', 'uuid_reused'] as const;
