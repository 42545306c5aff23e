import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';

/** Copies an address and says whether it could; null without scripts, when no button can do it. */
export function useCopyLink(url: string): (() => Promise<void>) | null {
  const { show } = useToasts();
  const scripted = useScripted();
  if (!scripted) return null;
  return async () => {
    try {
      await navigator.clipboard.writeText(url);
      show({ tone: 'success', message: m.lists_link_copied() });
    } catch {
      show({ tone: 'error', message: m.lists_link_not_copied() });
    }
  };
}
