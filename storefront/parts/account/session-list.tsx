import { useRef } from 'react';
import type { Output } from '../../../contract/actions.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import { useSettings } from '../session/use-settings.ts';
import { usePosted, useSubmission } from '../submit/use-submission.ts';
import styles from './account-frame.module.css';
import { agentName } from './agent-name.ts';
import { DoneNotice } from './done-notice.tsx';
import { doneSentences } from './done-sentences.ts';
import type { SessionsEnded } from './submit-sessions.ts';

/** Where this account is logged in; each browser can be logged out from here. */
export function SessionList({ sessions }: { sessions: Output<'account/getSessions'> }) {
  const { store_info: store } = useSettings();
  const { show } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const one = usePosted('end_session');
  const all = usePosted('end_sessions');
  const refused = one ?? all;
  const { Form, sent, pending } = useSubmission<SessionsEnded>({
    onDone({ done }) {
      show({ tone: 'success', message: doneSentences[done]() });
      // The button that was pressed goes.
      heading.current?.focus();
    },
    onRefused: ({ sentence }) => show({ tone: 'error', message: sentence ?? '' }),
  });
  const ending = pending ? sent?.get('id') : undefined;
  const timeText = (at: number) => momentText(at, { language: getLocale(), timeZone: store.time_zone });
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  const form = { method: 'post', action: '/account/details#sessions' } as const;

  return (
    <section className={styles.panel} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {m.account_sessions_heading()}
      </h2>
      <DoneNotice of={['session_ended', 'sessions_ended']} />
      {refused && (
        <Notice tone="danger" role="alert">
          <p>{refused.sentence}</p>
        </Notice>
      )}
      <ul className={styles.rows}>
        {ordered.map((s) => (
          <li key={s.id}>
            <span>
              {agentName(s.agent)}
              <br />
              {/* The browser may know newer rules of the clock here than the server. */}
              <span className={styles.soft} suppressHydrationWarning>
                {s.current && <Badge>{m.account_this_browser()}</Badge>}{' '}
                {!s.current && s.last_seen > s.signed_in
                  ? m.account_logged_in_seen({
                      time: timeText(s.signed_in),
                      seen: timeText(s.last_seen),
                    })
                  : m.account_logged_in_at({ time: timeText(s.signed_in) })}
              </span>
            </span>
            {!s.current && (
              <Form {...form}>
                <DrawnFor />
                <input type="hidden" name="intent" value="end_session" />
                <input type="hidden" name="id" value={s.id} />
                <Button
                  type="submit"
                  size="s"
                  pending={ending === String(s.id)}
                  aria-label={m.account_log_out_session({
                    agent: agentName(s.agent),
                    time: timeText(s.signed_in),
                  })}
                >
                  {m.account_log_out()}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Form {...form}>
          <DrawnFor />
          <input type="hidden" name="intent" value="end_sessions" />
          <Button type="submit" size="s" pending={ending === null}>
            {m.account_log_out_everywhere_else()}
          </Button>
        </Form>
      )}
    </section>
  );
}
