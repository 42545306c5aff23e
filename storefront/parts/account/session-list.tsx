import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { ScriptNote } from '../page/script-note.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './account-frame.module.css';
import { agentName } from './agent-name.ts';

/** Where this account is logged in; each browser can be logged out from here. */
export function SessionList({ sessions }: { sessions: Output<'account/getSessions'> }) {
  const { store_info: store } = useSettings();
  const { revalidate } = useRevalidator();
  const { show } = useToasts();
  const [ending, setEnding] = useState<number | 'all' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: store.time_zone } as const;
  const time = new Intl.DateTimeFormat('en', format);
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));

  async function end(which: number | 'all') {
    setEnding(which);
    try {
      const answer = await call('account/endSession', which === 'all' ? {} : { id: which });
      if (answer.ok) {
        await revalidate();
        show({
          tone: 'success',
          message: which === 'all' ? 'Logged out everywhere else.' : 'Logged out there.',
        });
        // The button that was pressed is gone.
        heading.current?.focus();
      } else show({ tone: 'error', message: answer.error });
    } catch (e) {
      show({ tone: 'error', message: e instanceof CallFailed ? e.message : 'There was an error.' });
    }
    setEnding(null);
  }

  return (
    <section className={styles.panel} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        Where you are logged in
      </h2>
      {sessions.length > 1 && <ScriptNote what="The others are logged out with" className={styles.soft} />}
      <ul className={styles.rows}>
        {ordered.map((s) => (
          <li key={s.id}>
            <span>
              {agentName(s.agent)}
              <br />
              {/* The browser may know newer rules of the clock here than the server. */}
              <span className={styles.soft} suppressHydrationWarning>
                {s.current && <Badge>This browser</Badge>} Logged in {time.format(s.signed_in * 1000)}
                {!s.current && s.last_seen > s.signed_in && `, last seen ${time.format(s.last_seen * 1000)}`}
              </span>
            </span>
            {!s.current && (
              <Button
                size="s"
                data-needs-script=""
                pending={ending === s.id}
                aria-label={`Log out ${agentName(s.agent)}, logged in ${time.format(s.signed_in * 1000)}`}
                onClick={() => void end(s.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <div>
          <Button size="s" data-needs-script="" pending={ending === 'all'} onClick={() => void end('all')}>
            Log out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
}
