import { useEffect, useState } from 'react';

/**
 * The payment method chosen while another address or total is loading (`changing`). It is meant for the new state, which
 * clears only earlier choices (PAY-012). '' = none.
 */
export function useChosenMeanwhile(changing: boolean): { chosen: string; choose: (choice: string) => void } {
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    if (changing) setChosen('');
  }, [changing]);
  return { chosen, choose: (choice) => setChosen(changing ? choice : '') };
}
