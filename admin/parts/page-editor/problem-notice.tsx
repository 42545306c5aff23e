import { createUsePuck } from '@puckeditor/core';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/stack.tsx';
import { useStore } from '../use-store.ts';
import { fieldOf, type Newer } from './ask-shop.ts';
import type { Problem } from './saver-state.ts';
import type { Saving } from './use-draft-saver.ts';

const usePuck = createUsePuck();

interface ProblemNoticeProps {
  problem: Problem;
  saving: Saving;
  /** Who is logged in, by name. */
  me: string;
}

/** What keeps the page from being saved or published, and the ways on. */
export function ProblemNotice({ problem, saving, me }: ProblemNoticeProps) {
  switch (problem.kind) {
    case 'offline':
      // While it saves, the line beside the title says so.
      return problem.isPublishing && <Notice tone="danger" title={m.deskpage_offline()} />;
    case 'logged_out':
      return (
        <Notice tone="danger" title={m.deskpage_logged_out()}>
          <a href="/admin/login" target="_blank" rel="noreferrer">
            {m.desk_log_in_again()}
          </a>
        </Notice>
      );
    case 'newer':
      return <TwoPeople newer={problem.newer} saving={saving} me={me} />;
    case 'draft_gone':
      return (
        <Choice title={m.deskpage_draft_gone()} saving={saving} mine={m.deskpage_keep_as_draft()}>
          {saving.begun.page ? m.deskpage_load_page() : m.deskpage_drop_mine()}
        </Choice>
      );
    case 'page_gone':
      return (
        <Choice title={m.deskpage_page_gone()} saving={saving} mine={m.deskpage_keep_as_page()}>
          {m.deskpage_drop_mine()}
        </Choice>
      );
    case 'page_newer':
      return <PageNewer newer={problem.newer} saving={saving} />;
    case 'refused':
      return <Refused problem={problem} />;
  }
}

function TwoPeople({ newer, saving, me }: { newer: Newer; saving: Saving; me: string }) {
  const when = momentText(newer.changed, useStore());
  const { by = '' } = newer;
  const title = by === me ? m.deskpage_newer_own({ when }) : m.deskpage_newer({ by, when });
  return (
    <Choice
      title={title}
      saving={saving}
      mine={m.deskpage_keep_mine()}
      look={`/admin/pages/drafts/${newer.id}/preview`}
    >
      {m.deskpage_load_theirs()}
    </Choice>
  );
}

interface ChoiceProps {
  title: string;
  saving: Saving;
  /** Words of the way to keep one's own changes. */
  mine: string;
  /** Where to look at what is in the shop. */
  look?: string;
  /** Words of the way to what is in the shop. */
  children: string;
}

function Choice({ title, saving: { saver, loadTheirs }, mine, look, children }: ChoiceProps) {
  return (
    <Notice tone="danger" title={title}>
      <Row gap={4}>
        {look && (
          <a href={look} target="_blank" rel="noreferrer">
            {m.deskpage_newer_look()}
          </a>
        )}
        <Button type="button" size="s" onClick={() => void saver.keepMine()}>
          {mine}
        </Button>
        <Button type="button" size="s" onClick={loadTheirs}>
          {children}
        </Button>
      </Row>
    </Notice>
  );
}

/** Readers have a page that the draft does not know. */
function PageNewer({ newer, saving: { saver } }: { newer: Newer; saving: Saving }) {
  const { id, version, by, changed } = newer;
  const when = momentText(changed, useStore());
  return (
    <Notice
      tone="danger"
      title={by ? m.deskpage_page_newer({ by, when }) : m.deskpage_page_newer_shop({ when })}
    >
      <Row gap={4}>
        <a href={`/admin/pages/${id}/history/${version}`} target="_blank" rel="noreferrer">
          {m.deskpage_newer_look()}
        </a>
        <Button type="button" size="s" onClick={() => void saver.publish(version)}>
          {m.deskpage_publish_over()}
        </Button>
      </Row>
    </Notice>
  );
}

/** Leads to what the refusal is about: a block, or the page's own words. */
function Refused({ problem }: { problem: Extract<Problem, { kind: 'refused' }> }) {
  const dispatch = usePuck((puck) => puck.dispatch);
  const select = (itemSelector: { index: number; zone: string } | null) =>
    dispatch({ type: 'setUi', ui: { itemSelector, rightSideBarVisible: true }, recordHistory: false });
  const [wrong] = problem.blocks;
  return (
    <Notice tone="danger" title={problem.sentence}>
      <Row gap={4}>
        {wrong && (
          <Button
            type="button"
            size="s"
            onClick={() => select({ index: wrong.position - 1, zone: 'root:default-zone' })}
          >
            {m.deskpage_show_block({ position: wrong.position })}
          </Button>
        )}
        {fieldOf(problem.code) && (
          <Button type="button" size="s" onClick={() => select(null)}>
            {m.deskpage_settings()}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
