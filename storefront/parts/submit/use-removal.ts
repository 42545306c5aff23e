import { type RefObject, useState } from 'react';
import type { RemoveDialogProps } from '../account/remove-dialog.tsx';
import { type DoneSentences, useSubmission } from './use-submission.ts';

interface RemovalOptions {
  intent: string;
  description: string;
  sentences: DoneSentences;
  /** Gets the focus after a removal: the link that opened the question is gone. */
  nextFocus: RefObject<HTMLElement | null>;
}

/** Asks in a dialog before it removes something; `RemoveQuestion` asks the same without JavaScript. */
export function useRemoval({ intent, description, sentences, nextFocus }: RemovalOptions) {
  const [asked, setAsked] = useState<{ id: number; name: string; open: boolean } | null>(null);
  const [isGone, setGone] = useState(false);
  const close = () => setAsked((now) => now && { ...now, open: false });
  const { submit, pending } = useSubmission({
    sentences,
    refusalAsToast: true,
    onDone() {
      setGone(true);
      close();
    },
    onRefused: close,
  });

  function ask(id: number, name: string) {
    setGone(false);
    setAsked({ id, name, open: true });
  }
  const dialog: RemoveDialogProps | null = asked && {
    name: asked.name,
    description,
    open: asked.open,
    working: pending,
    onClose: close,
    onRemove: () => void submit({ intent, id: asked.id }, { method: 'post' }),
    ...(isGone ? { finalFocus: nextFocus } : {}),
  };
  return { ask, dialog };
}
