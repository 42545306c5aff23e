import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useState } from 'react';
import type { Output } from '../../../contract/actions.ts';
import type { Audiobook, Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { call } from '../../http-call.ts';
import styles from './audiobook-dialog.module.css';

type Found = Output<'title/getLibroAudiobooks'>;
type State = { step: 'loading' } | { step: 'failed' } | { step: 'found'; found: Found; hasOpened: boolean };

interface AudiobookDialogProps {
  open: boolean;
  onClose: () => void;
  title: Title;
  seller: string;
}

/** Loading, error, none, exactly one (goes straight there), several (AUDIO-004..011). Asks each time it opens. */
export default function AudiobookDialog({ open, onClose, title, seller }: AudiobookDialogProps) {
  const { state, retry } = useAudiobooks(open, title.eisbn);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.item_audiobook_title()}
      size="m"
      footer={footer(state, retry, onClose)}
    >
      {state.step === 'loading' && <Loading seller={seller} />}
      {state.step === 'failed' && <p role="alert">{m.item_audiobook_failed()}</p>}
      {state.step === 'found' && <Outcome {...state} title={title} seller={seller} />}
    </Dialog>
  );
}

function useAudiobooks(open: boolean, eisbn: string) {
  const [state, setState] = useState<State>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!open) return;
    const left = new AbortController();
    setState({ step: 'loading' });
    call('title/getLibroAudiobooks', { eisbn }, { signal: left.signal })
      .then((answer) => {
        if (left.signal.aborted) return;
        if (!answer.ok) return setState({ step: 'failed' });
        const [only] = answer.value.rows;
        const hasOpened = only && answer.value.row_count === 1 ? openTab(only.url) : false;
        setState({ step: 'found', found: answer.value, hasOpened });
      })
      .catch(() => !left.signal.aborted && setState({ step: 'failed' }));
    return () => left.abort();
  }, [open, eisbn, attempt]);
  return { state, retry: () => setAttempt((n) => n + 1) };
}

/** The shop stays open beside it, as beside several recordings. False where the browser lets no script open a tab. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

function footer(state: State, retry: () => void, onClose: () => void) {
  if (state.step === 'failed') {
    return (
      <>
        <Button onClick={onClose}>{m.common_close()}</Button>
        <Button variant="primary" onClick={retry}>
          {m.common_try_again()}
        </Button>
      </>
    );
  }
  const more = state.step === 'found' && state.found.row_count > state.found.rows.length;
  if (more && state.found.see_more_url) {
    return (
      <LinkButton href={state.found.see_more_url} target="_blank" rel="noopener">
        {m.item_audiobook_see_all()}
      </LinkButton>
    );
  }
  return <Button onClick={onClose}>{m.common_close()}</Button>;
}

function Loading({ seller }: { seller: string }) {
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden role="status">{m.item_audiobook_looking({ seller })}</VisuallyHidden>
      {[70, 55].map((width) => (
        <div key={width}>
          <Skeleton width={`${width}%`} height="1.25rem" />
          <Skeleton width="40%" height="1rem" />
        </div>
      ))}
    </div>
  );
}

interface OutcomeProps {
  found: Found;
  hasOpened: boolean;
  title: Title;
  seller: string;
}

function Outcome({ found, hasOpened, title, seller }: OutcomeProps) {
  const [first, ...others] = found.rows;
  if (!first) {
    return <p role="status">{m.item_audiobook_none()}</p>;
  }
  if (found.row_count === 1 && others.length === 0) {
    return (
      <>
        <p role="status">
          {hasOpened ? m.item_audiobook_opened({ seller }) : m.item_audiobook_one({ seller })}
        </p>
        <ul className={styles.options}>
          <li>
            <Option row={first} />
          </li>
        </ul>
      </>
    );
  }
  return (
    <>
      <p role="status">
        <ParaglideMessage
          message={m.item_audiobook_choice}
          inputs={{ seller, count: found.row_count, title: title.title }}
          markup={{ cite: ({ children }) => <cite>{children}</cite> }}
        />
      </p>
      <ul className={styles.options}>
        {found.rows.map((row) => (
          <li key={row.url}>
            <Option row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Option({ row }: { row: Audiobook }) {
  return (
    <a href={row.url} target="_blank" rel="noopener" className={styles.option}>
      <span className={styles.words}>
        <strong>{row.title}</strong>
        {row.narrators.length > 0 && (
          <span>{m.item_audiobook_read_by({ narrators: row.narrators.join(', ') })}</span>
        )}
        {row.language && <span>{row.language}</span>}
      </span>
      <ExternalIcon size={18} />
      <VisuallyHidden>{m.common_opens_in_new_tab()}</VisuallyHidden>
    </a>
  );
}
