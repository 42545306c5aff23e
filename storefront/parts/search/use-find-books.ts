import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import type { Given } from '../list-search/given.ts';

/** A search by a file, an address or a list that is on its way. */
export interface Finding {
  kind: Given['kind'];
  /** Of the file; '' for the others. */
  name: string;
  /** How much of it has been sent, from 0 to 1. */
  sent: number;
}

/** `done`: the reader is at the books. Else `error` says what went wrong and `code` names it; both are '' when they have stopped it. */
interface Outcome {
  done: boolean;
  error: string;
  code: string;
}
const stopped: Outcome = { done: false, error: '', code: '' };

/** Finds the books of a file, a web page or a list and goes to them. Its code comes when it is first used. */
export function useFindBooks() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [finding, setFinding] = useState<Finding | null>(null);
  const running = useRef<AbortController>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    setFinding(null);
  }, []);
  // Who leaves the page no longer waits for it.
  useEffect(() => () => running.current?.abort(), []);

  async function find(given: Given): Promise<Outcome> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const name = given.kind === 'file' ? given.file.name : '';
    const show = (sent: number) => {
      if (!signal.aborted) setFinding({ kind: given.kind, name, sent });
    };
    show(0);
    try {
      const [{ findBooks }, { uploadingCall }] = await Promise.all([
        import('../list-search/find-books.ts'),
        import('../../upload-call.ts'),
      ]);
      const found = await findBooks(uploadingCall({ signal, onSent: show }), given);
      if (signal.aborted) return stopped;
      if ('error' in found) return { done: false, error: found.error, code: found.code };
      await navigate(found.path);
      if (found.remark) toasts.show({ message: found.remark });
      return { done: true, error: '', code: '' };
    } catch {
      return signal.aborted ? stopped : { done: false, error: m.common_unreachable(), code: '' };
    } finally {
      if (!signal.aborted) setFinding(null);
    }
  }

  return { finding, find, cancel };
}
