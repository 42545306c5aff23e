import type { LoadContext } from '../contract/load-context.ts';

declare module 'react-router' {
  interface AppLoadContext extends LoadContext {}
}
