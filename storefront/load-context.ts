import type { Call } from '../contract/call.ts';

/** What the server hands to page loaders and form actions. */
export interface LoadContext {
  /** The typed client, in process. */
  api: Call;
  /** Same origin checked already; set for form posts without JavaScript. */
  isFormPost: boolean;
}

declare module 'react-router' {
  interface AppLoadContext extends LoadContext {}
}
