let held = 0;

/** A provider's form is open: a change of the session would disturb it (APP-035). */
export const isRefreshHeld = (): boolean => held > 0;

/** Until the function that it returns is called, a window that regains focus does not ask for the session. */
export function holdRefresh(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}
