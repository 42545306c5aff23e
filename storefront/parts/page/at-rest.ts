import { createContext } from 'react';

/** The server draws the page as a picture of itself, without scripts: a preview in the back office. */
export const AtRest = createContext(false);
