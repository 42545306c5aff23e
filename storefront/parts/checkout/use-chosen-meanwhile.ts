import { useState } from 'react';

/**
 * The payment method chosen while another address or total is loading (`changing`). It is meant for the new state, which
 * clears only earlier choices (PAY-012). The next change, counted by `started`, clears it, even if it starts before that state
 * has loaded. '' = none.
 */
export function useChosenMeanwhile(
  changing: boolean,
  started: number,
): { chosen: string; choose: (choice: string) => void } {
  const [last, setLast] = useState({ choice: '', started });
  return {
    chosen: last.started === started ? last.choice : '',
    choose: (choice) => setLast({ choice: changing ? choice : '', started }),
  };
}
