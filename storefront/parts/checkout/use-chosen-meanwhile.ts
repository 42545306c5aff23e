import { useEffect, useState } from 'react';

/**
 * The payment method that is chosen while another address or total is on its way (`changing`): it is meant for what comes, which
 * clears only an earlier choice (PAY-012). '' = none.
 */
export function useChosenMeanwhile(changing: boolean): { chosen: string; choose: (choice: string) => void } {
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    if (changing) setChosen('');
  }, [changing]);
  return { chosen, choose: (choice) => setChosen(changing ? choice : '') };
}
