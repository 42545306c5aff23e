import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { useSession } from '../session/session-provider.tsx';

/** Removes a link and shows what is left; `working` is the id that is on its way. LINKED-014. */
export function useLinkChange(remove: (id: number) => Promise<{ ok: boolean; error?: string }>) {
  const { show } = useToasts();
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const [working, setWorking] = useState<number | null>(null);
  const fail = (error: string) => show({ tone: 'error', message: `There was an error (${error})` });
  return {
    working,
    async remove(id: number) {
      setWorking(id);
      try {
        const answer = await remove(id);
        if (!answer.ok) fail(answer.error ?? '');
        await Promise.all([refresh(), revalidate()]);
      } catch (e) {
        fail(e instanceof CallFailed ? e.message : 'unknown');
      }
      setWorking(null);
    },
  };
}
