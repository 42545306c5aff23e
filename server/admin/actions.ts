import type { AdminActionName } from '../../contract/admin/actions.ts';
import { staffAlertHandlers } from './alert/index.ts';
import { auditHandlers } from './audit/index.ts';
import { staffBackupHandlers } from './backup/index.ts';
import { staffCategoryHandlers } from './category/index.ts';
import type { StaffHandlers } from './context.ts';
import { staffCustomerHandlers } from './customer/index.ts';
import { staffEventHandlers } from './event/index.ts';
import { staffExportHandlers } from './export/index.ts';
import { staffFormHandlers } from './form/index.ts';
import { staffGiftCardHandlers } from './giftcard/index.ts';
import { staffHealthHandlers } from './health/index.ts';
import { staffImportHandlers } from './import/index.ts';
import { staffListHandlers } from './list/index.ts';
import { staffLocationHandlers } from './location/index.ts';
import { staffLookHandlers } from './look/index.ts';
import { staffMailHandlers } from './mail/index.ts';
import { staffMenuHandlers } from './menu/index.ts';
import { staffNewsletterHandlers } from './newsletter/index.ts';
import { staffOrderHandlers } from './order/index.ts';
import { staffPageHandlers } from './page/index.ts';
import { staffPictureHandlers } from './picture/index.ts';
import { staffPrivacyHandlers } from './privacy/index.ts';
import { staffPromotionHandlers } from './promotion/index.ts';
import { staffQuoteHandlers } from './quote/index.ts';
import { staffSettingsHandlers } from './settings/index.ts';
import { staffSetupHandlers } from './setup/index.ts';
import { staffShippingHandlers } from './shipping/index.ts';
import { staffHandlers } from './staff/index.ts';
import { staffStoreHandlers } from './store/index.ts';
import { staffTaxHandlers } from './tax/index.ts';
import { staffTitleHandlers } from './title/index.ts';

/** Every handler of the back office, by the name of its action; the compiler checks that none is missing. */
export const adminHandlers = {
  ...auditHandlers,
  ...staffHandlers,
  ...staffOrderHandlers,
  ...staffQuoteHandlers,
  ...staffCustomerHandlers,
  ...staffAlertHandlers,
  ...staffNewsletterHandlers,
  ...staffCategoryHandlers,
  ...staffTaxHandlers,
  ...staffPictureHandlers,
  ...staffPrivacyHandlers,
  ...staffPromotionHandlers,
  ...staffGiftCardHandlers,
  ...staffShippingHandlers,
  ...staffLocationHandlers,
  ...staffEventHandlers,
  ...staffFormHandlers,
  ...staffListHandlers,
  ...staffMailHandlers,
  ...staffLookHandlers,
  ...staffMenuHandlers,
  ...staffPageHandlers,
  ...staffSettingsHandlers,
  ...staffTitleHandlers,
  ...staffImportHandlers,
  ...staffSetupHandlers,
  ...staffStoreHandlers,
  ...staffHealthHandlers,
  ...staffBackupHandlers,
  ...staffExportHandlers,
} satisfies StaffHandlers<AdminActionName>;
