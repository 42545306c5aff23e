import { useRef, useState } from 'react';
import { CallFailed } from '../../../contract/action.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { call } from '../../http-call.ts';
import { proveHuman } from '../human-check/prove-human.ts';
import { useSession } from '../session/session-provider.tsx';
import styles from './facts.module.css';

/** Hidden; then fetched, guests after an invisible human check; then shown with Copy (ITEM-040, ITEM-047..051). */
export function IsbnReveal({ eisbn, masked }: { eisbn: string; masked: string }) {
  const { session } = useSession();
  const [isbn, setIsbn] = useState('');
  const [pending, setPending] = useState(false);
  const [copied, setCopied] = useState('');
  const [failure, setFailure] = useState('');
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The timer of the word; 0 when its second is over. */
  const second = useRef(0);

  /** The words stay while the dialog goes. */
  function fail(sentence: string) {
    setFailure(sentence);
    setFailed(true);
  }

  async function reveal() {
    setPending(true);
    try {
      const captcha = session?.logged_in ? undefined : await proveHuman();
      const answer = await call('title/getProductCode', { eisbn, captcha });
      if (answer.ok) setIsbn(answer.value.isbn);
      else fail(answer.error);
    } catch (e) {
      fail(e instanceof CallFailed ? e.message : m.common_error());
    } finally {
      setPending(false);
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(isbn);
    } catch {
      // Not allowed, or not there outside of secure addresses.
      return fail(m.item_isbn_copy_refused());
    }
    setCopied(m.item_isbn_copied());
    clearTimeout(second.current);
    second.current = window.setTimeout(() => {
      second.current = 0;
      leave();
    }, 1000);
  }

  /** The word goes after its second, and not while a pointer or the keyboard is at it. */
  function leave() {
    if (second.current === 0 && !button.current?.matches(':hover, :focus')) setCopied('');
  }

  return (
    <span className={styles.isbn}>
      <span data-print="hide">{isbn || masked}</span>
      <span data-print="only">{isbn || eisbn}</span>
      {isbn ? (
        <Button
          ref={button}
          size="s"
          variant="quiet"
          onClick={() => void copy()}
          onPointerLeave={leave}
          onBlur={() => setTimeout(leave)}
        >
          {copied || m.item_isbn_copy()}
        </Button>
      ) : (
        <Button size="s" variant="quiet" data-needs-script="" pending={pending} onClick={() => void reveal()}>
          {m.item_isbn_show()}
        </Button>
      )}
      <VisuallyHidden role="status">{copied}</VisuallyHidden>
      <Dialog
        open={failed}
        onClose={() => setFailed(false)}
        title={m.item_isbn_failed_title()}
        size="s"
        footer={
          <Button variant="primary" onClick={() => setFailed(false)}>
            {m.common_ok()}
          </Button>
        }
      >
        <p>{failure}</p>
      </Dialog>
    </span>
  );
}
