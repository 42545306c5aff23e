import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import styles from './facts.module.css';

/** Hidden; then fetched, guests after an invisible human check; then shown with Copy (ITEM-040, ITEM-047..051). */
export function IsbnReveal({ eisbn, masked }: { eisbn: string; masked: string }) {
  const { show } = useToasts();
  const { session } = useSession();
  const [isbn, setIsbn] = useState('');
  const [pending, setPending] = useState(false);
  const [copied, setCopied] = useState(false);

  async function reveal() {
    setPending(true);
    try {
      // The puzzle is worked on in the browser; its code is loaded only for those who ask.
      const captcha = session?.logged_in
        ? undefined
        : await (await import('../human-check/solve-challenge.ts')).solveChallenge();
      const answer = await call('title/getProductCode', { eisbn, captcha });
      if (answer.ok) setIsbn(answer.value.isbn);
      else show({ message: answer.error, tone: 'error' });
    } catch (e) {
      show({ message: e instanceof Error ? e.message : 'There was an error.', tone: 'error' });
    } finally {
      setPending(false);
    }
  }

  async function copy() {
    await navigator.clipboard.writeText(isbn);
    setCopied(true);
    setTimeout(() => setCopied(false), 1000);
  }

  return (
    <span className={styles.isbn}>
      <span>{isbn || masked}</span>
      {isbn ? (
        <Button size="s" variant="quiet" onClick={() => void copy()}>
          <span role="status">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      ) : (
        <Button size="s" variant="quiet" pending={pending} onClick={() => void reveal()}>
          Show ISBN
        </Button>
      )}
    </span>
  );
}
