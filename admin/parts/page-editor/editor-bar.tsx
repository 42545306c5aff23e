import type { MouseEvent, ReactNode } from 'react';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useStore } from '../use-store.ts';
import type { Opened } from './opened.ts';
import styles from './page-editor.module.css';
import { ProblemNotice } from './problem-notice.tsx';
import { ScreenChoice } from './screen-choice.tsx';
import type { Saving } from './use-draft-saver.ts';

interface EditorBarProps {
  title: string;
  opened: Opened;
  saving: Saving;
  previewFailed: boolean;
}

/** Above the editor: which page, whether it is saved, and the ways to readers. */
export function EditorBar({ title, opened, saving, previewFailed }: EditorBarProps) {
  const { reached } = useStore();
  const { begun, problem, isPublishing, saver } = saving;
  const draft = begun.draft && `/admin/pages/drafts/${begun.draft.id}`;
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.which}>
          <a href="/admin/pages">{m.deskpage_heading()}</a>
          <h1>
            <VisuallyHidden>{title || m.deskpage_add()}</VisuallyHidden>
          </h1>
          <span role="status" className={styles.state}>
            <State opened={opened} saving={saving} />
          </span>
          <ScreenChoice />
        </div>
        <div className={styles.ways}>
          {begun.page && (
            <a href={`${reached}${begun.page.path}`} target="_blank" rel="noreferrer">
              {m.deskpage_in_shop()}
            </a>
          )}
          {draft && (
            <>
              <SavedFirst saving={saving} href={`${draft}/preview`} newTab>
                {m.deskpage_preview()}
              </SavedFirst>
              <SavedFirst saving={saving} href={draft}>
                {m.deskpage_later()}
              </SavedFirst>
            </>
          )}
          <Button
            type="button"
            size="s"
            variant="primary"
            pending={isPublishing}
            onClick={() => void saver.publish()}
          >
            {m.deskpage_publish()}
          </Button>
        </div>
      </header>
      <div role="alert" className={styles.notice}>
        {problem && <ProblemNotice problem={problem} saving={saving} me={opened.me} />}
        {!problem && previewFailed && <Notice tone="warning" title={m.deskpage_preview_failed()} />}
      </div>
      {begun.draft && !problem && <Warning opened={opened} />}
    </>
  );
}

/** What happened to the page while its draft waited. */
function Warning({ opened: { draft, published } }: { opened: Opened }) {
  const store = useStore();
  const title = draft?.problem
    ? m.deskpage_timed_failed({ reason: draft.problem })
    : published &&
      m.deskpage_published_since({
        by: published.by || m.deskpage_by_shop(),
        when: momentText(published.saved, store),
      });
  return <div className={styles.notice}>{title && <Notice tone="warning" title={title} />}</div>;
}

function State({ opened, saving }: { opened: Opened; saving: Saving }): ReactNode {
  const store = useStore();
  const { problem, isUnsaved, isKept, done, begun } = saving;
  if (problem?.kind === 'offline' && isUnsaved)
    return isKept ? m.deskpage_not_saved_offline() : m.deskpage_not_saved_open();
  if (problem && isUnsaved) return m.deskpage_not_saved();
  if (isUnsaved) return m.deskpage_saving();
  if (done === 'published' && !begun.draft) return m.deskpage_published();
  const at = begun.draft?.publish_at;
  const timed = at && m.deskpage_timed({ when: momentText(at, store) });
  if (done === 'saved' || timed)
    return [done === 'saved' && m.deskpage_saved(), timed].filter(Boolean).join(' · ');
  const { draft } = opened;
  return draft && m.deskpage_draft_by({ by: draft.by, when: momentText(draft.changed, store) });
}

interface SavedFirstProps {
  saving: Saving;
  href: string;
  newTab?: boolean;
  children: ReactNode;
}

/** A link that needs the draft as it is in the editor: what waits is saved before it is followed. */
function SavedFirst({ saving: { isUnsaved, saver }, href, newTab = false, children }: SavedFirstProps) {
  const follow = async (event: MouseEvent) => {
    if (!isUnsaved) return;
    event.preventDefault();
    // A window that opens only after an answer would be blocked.
    const tab = newTab ? open('', '_blank') : window;
    if (await saver.flush()) tab?.location.assign(href);
    else if (newTab) tab?.close();
  };
  return (
    <a
      href={href}
      className={buttonClass({ size: 's' })}
      onClick={(event) => void follow(event)}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  );
}
