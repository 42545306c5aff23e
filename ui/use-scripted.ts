import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until the browser's scripts have taken it over; true ever after. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
