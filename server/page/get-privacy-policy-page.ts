import type { Handler } from '../context.ts';
import { getLegalPage } from './get-legal-page.ts';

/** CALL-118. */
export const getPrivacyPolicyPage: Handler<'webstore/getPrivacyPolicyPage'> = (ctx) =>
  getLegalPage(ctx, { path: '/privacy-policy' });
