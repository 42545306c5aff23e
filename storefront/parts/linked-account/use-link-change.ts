import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import { useToasts } from '../../../ui/toast.tsx';
import type { RemoveDialogProps } from '../account/remove-dialog.tsx';
import { useSession } from '../session/session-provider.tsx';

interface Asked {
  id: number;
  name: string;
  open: boolean;
}

/** Asks before it removes a link, and shows what is left (LINKED-014). `heading` is where the keyboard goes on. */
export function useLinkChange(remove: (id: number) => Promise<{ ok: boolean; error?: string }>) {
  const { show } = useToasts();
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [working, setWorking] = useState(false);
  const [isGone, setGone] = useState(false);
  const fail = (error: string) => show({ tone: 'error', message: `There was an error (${error})` });
  const close = () => setAsked((now) => now && { ...now, open: false });

  async function confirm({ id }: Asked) {
    setWorking(true);
    try {
      const answer = await remove(id);
      setGone(answer.ok);
      if (!answer.ok) fail(answer.error ?? '');
      await Promise.all([refresh(), revalidate()]);
      if (answer.ok) show({ tone: 'success', message: 'Link removed.' });
    } catch (e) {
      fail(e instanceof CallFailed ? e.message : 'unknown');
    }
    setWorking(false);
    close();
  }

  const dialog: RemoveDialogProps | null = asked && {
    name: asked.name,
    description: 'To link the accounts again, a new request would have to be sent and agreed to.',
    open: asked.open,
    working,
    onClose: close,
    onRemove: () => void confirm(asked),
    // The button that opened it is gone with its row.
    ...(isGone ? { finalFocus: heading } : {}),
  };
  function ask(id: number, name: string) {
    setGone(false);
    setAsked({ id, name, open: true });
  }
  return { heading, dialog, ask };
}
