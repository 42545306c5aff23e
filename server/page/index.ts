import type { pageActions } from '../../contract/page.ts';
import type { Handlers } from '../context.ts';
import { getDraft } from './get-draft.ts';
import { getLegalPage } from './get-legal-page.ts';
import { getPage } from './get-page.ts';
import { getPrivacyPolicyPage } from './get-privacy-policy-page.ts';

export const pageHandlers: Handlers<keyof typeof pageActions> = {
  'site_content/getDraft': getDraft,
  'site_content/getLegalPage': getLegalPage,
  'site_content/getPage': getPage,
  'webstore/getPrivacyPolicyPage': getPrivacyPolicyPage,
};
