import type { Handler } from '../context.ts';
import { refuse } from '../refusal.ts';
import { getLegalPage } from './get-legal-page.ts';

/** CALL-118. */
export const getPrivacyPolicyPage: Handler<'webstore/getPrivacyPolicyPage'> = async (ctx) => {
  if (!ctx.store.settings.has_privacy_policy_page) throw refuse('not_found', 'This page does not exist.');
  return getLegalPage(ctx, { path: '/privacy-policy' });
};
