import type { AppLoadContext } from 'react-router';
import type { Call } from '../contract/call.ts';
import type { LoadContext } from '../contract/load-context.ts';

/** Whether the page may show who is logged in. */
export function isCustomersPage(context: AppLoadContext): boolean {
  return (context as unknown as LoadContext).isCustomer;
}

/** Whether the page carries no scripts, and nothing in it can be pressed. */
export function isAtRest(context: AppLoadContext): boolean {
  return (context as unknown as LoadContext).isAtRest ?? false;
}

/** The location that the page is made for; null for the shop's first. */
export function locationOfPage(context: AppLoadContext): number | null {
  return (context as unknown as LoadContext).locationId;
}

/** The typed client that the server gave to this request. React Router types its context as unknown values. */
export function apiOf(context: AppLoadContext): Call {
  return (context as unknown as LoadContext).api;
}

/** The text of the build's style sheets by their addresses. */
export function styleSheetsOf(context: AppLoadContext): ReadonlyMap<string, string> | undefined {
  return (context as unknown as LoadContext).styleSheets;
}

/** Finds the preview of a picture (ui/picture-preview.ts). */
export function findPreviewOf(context: AppLoadContext): LoadContext['findPreview'] {
  return (context as unknown as LoadContext).findPreview;
}

/** The typed client for what a posted form asks: refused when its page was drawn for another account (DrawnFor). */
export function apiOfForm(context: AppLoadContext, form: FormData): Call {
  const api = apiOf(context);
  const forAccount = form.get('for_account');
  if (typeof forAccount !== 'string') return api;
  return (name, input, options) => api(name, input, { ...options, forAccount });
}

/** For the inline scripts of the page; undefined for a page without scripts. */
export function nonceOf(context: AppLoadContext): string | undefined {
  return (context as unknown as LoadContext).nonce;
}

/** Gives the page's HTML to the server; false when it wants it as the body of the answer. */
export function passHtml(context: AppLoadContext, html: string): boolean {
  const { takeHtml } = context as unknown as LoadContext;
  takeHtml?.(html);
  return takeHtml !== undefined;
}
