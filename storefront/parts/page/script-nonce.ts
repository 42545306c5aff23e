import { createContext } from 'react';

/** For the page's inline scripts while the server renders it: the page's policy lets no other run. The browser has no use for it. */
export const ScriptNonce = createContext<string | undefined>(undefined);
