import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSettings } from '../session/use-settings.ts';
import styles from './account-frame.module.css';
import { agentName } from './agent-name.ts';

/** Where this account is logged in; each browser can be logged out from here. */
export function SessionList({ sessions }: { sessions: Output<'account/getSessions'> }) {
  const { store_info: store } = useSettings();
  const { revalidate } = useRevalidator();
  const { show } = useToasts();
  const [ending, setEnding] = useState<number | 'all' | null>(null);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: store.time_zone });

  async function end(which: number | 'all') {
    setEnding(which);
    try {
      const answer = await call('account/endSession', which === 'all' ? {} : { id: which });
      if (answer.ok) await revalidate();
      else show({ tone: 'error', message: answer.error });
    } catch (e) {
      show({ tone: 'error', message: e instanceof CallFailed ? e.message : 'There was an error.' });
    }
    setEnding(null);
  }

  return (
    <section className={styles.panel} aria-labelledby="sessions">
      <h2 id="sessions">Where you are logged in</h2>
      <ul className={styles.rows}>
        {sessions.map((s) => (
          <li key={s.id}>
            <span>
              {agentName(s.agent)}
              <br />
              <span className={styles.soft}>
                {s.current ? 'This browser' : `Last seen ${day.format(s.last_seen * 1000)}`}
              </span>
            </span>
            {!s.current && (
              <Button
                size="s"
                pending={ending === s.id}
                aria-label={`Log out ${agentName(s.agent)}`}
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
          <Button size="s" pending={ending === 'all'} onClick={() => void end('all')}>
            Log out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
}
