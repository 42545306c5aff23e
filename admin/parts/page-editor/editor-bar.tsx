import { createUsePuck } from '@puckeditor/core';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/stack.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useStore } from '../use-store.ts';
import styles from './page-editor.module.css';
import { fieldOf, type SaveOutcome } from './save-page.ts';
import type { Saving } from './use-saving.ts';

const usePuck = createUsePuck();

interface EditorBarProps {
  title: string;
  saving: Saving;
  previewFailed: boolean;
}

/** Above the editor: which page, whether it is saved, and what came of saving it. */
export function EditorBar({ title, saving, previewFailed }: EditorBarProps) {
  const { origin } = useStore();
  const { isUnsaved, isPending, outcome, stored, save } = saving;
  const isSaved = outcome?.kind === 'saved' && !isUnsaved;
  return (
    <>
      <header className={styles.bar}>
        <a href="/admin/pages">{m.deskpage_heading()}</a>
        <h1>
          <VisuallyHidden>{title || m.deskpage_add()}</VisuallyHidden>
        </h1>
        <span role="status" className={styles.state}>
          {isUnsaved && m.deskpage_unsaved()}
          {isSaved && m.deskpage_saved()}
        </span>
        {stored && (
          <a href={`${origin}${stored.path}`} target="_blank" rel="noreferrer">
            {m.deskpage_in_shop()}
          </a>
        )}
        <Button type="button" variant="primary" pending={isPending} onClick={() => save()}>
          {m.desk_save()}
        </Button>
      </header>
      <div role="alert" className={styles.notice}>
        {outcome && <Outcome outcome={outcome} saving={saving} />}
        {previewFailed && !outcome && <Notice tone="warning" title={m.deskpage_preview_failed()} />}
      </div>
    </>
  );
}

function Outcome({ outcome, saving }: { outcome: SaveOutcome; saving: Saving }) {
  const { language, timeZone } = useStore();
  switch (outcome.kind) {
    case 'saved':
      return null;
    case 'offline':
      return <Notice tone="danger" title={m.deskpage_offline()} />;
    case 'logged_out':
      return (
        <Notice tone="danger" title={m.deskpage_logged_out()}>
          <a href="/admin/login" target="_blank" rel="noreferrer">
            {m.desk_log_in_again()}
          </a>
        </Notice>
      );
    case 'newer': {
      const { version, changed } = outcome.newer;
      const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      return (
        <Notice tone="danger" title={m.deskpage_newer({ when: format.format(changed * 1000) })}>
          <Row gap={4}>
            <a href={`/admin/pages/${saving.stored?.id}`} target="_blank" rel="noreferrer">
              {m.deskpage_newer_look()}
            </a>
            <Button type="button" size="s" onClick={() => saving.save(version)}>
              {m.deskpage_anyway()}
            </Button>
          </Row>
        </Notice>
      );
    }
    case 'refused':
      return <Refused outcome={outcome} />;
  }
}

/** Leads to what the refusal is about: a block, or the page's own words. */
function Refused({ outcome }: { outcome: Extract<SaveOutcome, { kind: 'refused' }> }) {
  const dispatch = usePuck((puck) => puck.dispatch);
  const select = (itemSelector: { index: number; zone: string } | null) =>
    dispatch({ type: 'setUi', ui: { itemSelector, rightSideBarVisible: true }, recordHistory: false });
  const [wrong] = outcome.blocks;
  return (
    <Notice tone="danger" title={outcome.sentence}>
      {wrong && (
        <Button
          type="button"
          size="s"
          onClick={() => select({ index: wrong.position - 1, zone: 'root:default-zone' })}
        >
          {m.deskpage_show_block({ position: wrong.position })}
        </Button>
      )}
      {fieldOf(outcome.code) && (
        <Button type="button" size="s" onClick={() => select(null)}>
          {m.deskpage_settings()}
        </Button>
      )}
    </Notice>
  );
}
