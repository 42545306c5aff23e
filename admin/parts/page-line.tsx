import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { dateText, momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DeskLinkButton } from './desk-link.tsx';
import rowStyles from './titles.module.css';
import { useStore } from './use-store.ts';

export type DraftLine = AdminOutput<'page/getDrafts'>['drafts'][number];
type Line = AdminOutput<'page/getList'>['pages'][number];

interface PageLineProps {
  page: Line;
  draft: DraftLine | undefined;
  mayWrite: boolean;
}

/** A page in the list of pages, with its draft. */
export function PageLine({ page, draft, mayWrite }: PageLineProps) {
  const store = useStore();
  const { id, path, title, changed } = page;
  const day = dateText(changed, store);
  return (
    <li>
      <div>
        <EditorLink to={`/pages/${id}`} mayWrite={mayWrite}>
          {title}
        </EditorLink>
        <p suppressHydrationWarning>
          <a href={`${store.reached}${path}`} target="_blank" rel="noreferrer">
            {path}
          </a>
          {path === '/' && ` · ${m.deskpage_home()}`}
          {' · '}
          {m.deskpage_changed({ day })}
        </p>
        {draft && <DraftState draft={draft} mayWrite={mayWrite} />}
      </div>
      <div className={rowStyles.figures}>
        <DeskLinkButton to={`/pages/${id}/history`} size="s" variant="quiet">
          {m.deskpage_history()}
          <VisuallyHidden> {title}</VisuallyHidden>
        </DeskLinkButton>
        {mayWrite && path !== '/' && (
          <DeskLinkButton to={`/pages/${id}/delete`} size="s" variant="quiet">
            {m.deskpage_delete_short()}
            <VisuallyHidden> {title}</VisuallyHidden>
          </DeskLinkButton>
        )}
      </div>
    </li>
  );
}

/** The draft of a page that the shop doesn't have yet. */
export function NewPageLine({ draft, mayWrite }: { draft: DraftLine; mayWrite: boolean }) {
  return (
    <li>
      <div>
        <EditorLink to={`/pages/new?draft=${draft.id}`} mayWrite={mayWrite}>
          {draft.title || m.deskpage_untitled()}
        </EditorLink>
        {draft.path && <p>{draft.path}</p>}
        <DraftState draft={draft} mayWrite={mayWrite} />
      </div>
    </li>
  );
}

/** A new document: the editor's may show pictures of other sites (server/http/desk-pages.ts). */
const EditorLink = ({ to, mayWrite, children }: { to: string; mayWrite: boolean; children: ReactNode }) =>
  mayWrite ? (
    <Link to={to} reloadDocument>
      {children}
    </Link>
  ) : (
    children
  );

function DraftState({ draft, mayWrite }: { draft: DraftLine; mayWrite: boolean }) {
  const { id, title, by, changed, publish_at, problem } = draft;
  const store = useStore();
  return (
    <>
      <p suppressHydrationWarning>
        <Badge tone="accent">{m.deskpage_draft_word()}</Badge>{' '}
        {m.deskpage_draft_line({ by, when: momentText(changed, store) })}
        {' · '}
        <Link to={`/pages/drafts/${id}`}>
          {mayWrite ? m.deskpage_draft_show() : m.deskpage_draft_look()}
          <VisuallyHidden> {title || m.deskpage_untitled()}</VisuallyHidden>
        </Link>
      </p>
      {publish_at !== null && (
        <p suppressHydrationWarning>{m.deskpage_timed({ when: momentText(publish_at, store) })}</p>
      )}
      {problem && <p>{m.deskpage_timed_failed({ reason: problem })}</p>}
    </>
  );
}
