import type { Newer, ShopAnswer } from './ask-shop.ts';

interface Row {
  id: number;
  version: number;
}

/** What changes began from: the published page, null for a new one, and its draft, null without one. */
export interface Begun {
  page: (Row & { path: string }) | null;
  draft: (Row & { publish_at: number | null }) | null;
}

/** What keeps the shop from having what is in the editor, or readers from seeing it. */
export type Problem =
  /** Someone has saved the draft meanwhile; it waits for a choice. */
  | { kind: 'newer'; newer: Newer }
  /** The draft was published or discarded; or the page was deleted. It waits for a choice. */
  | { kind: 'draft_gone' | 'page_gone' }
  /** Readers have a newer page than the one that the draft began from. */
  | { kind: 'page_newer'; newer: Newer }
  | (Extract<ShopAnswer<never>, { kind: 'refused' | 'logged_out' | 'offline' }> & { isPublishing: boolean });

export interface SaverState {
  begun: Begun;
  /** The shop doesn't have what is in the editor. */
  isUnsaved: boolean;
  isSaving: boolean;
  isPublishing: boolean;
  /** What was done last; null before anything was. */
  done: 'saved' | 'published' | null;
  problem: Problem | null;
}

/** What the changes in the editor go on from once their editor keeps them although someone else was faster. */
export function begunAgain({ begun, problem }: SaverState): Begun {
  switch (problem?.kind) {
    case 'newer': {
      const { id, version } = problem.newer;
      return { ...begun, draft: { id, version, publish_at: null } };
    }
    case 'draft_gone':
      return { ...begun, draft: null };
    case 'page_gone':
      return { page: null, draft: null };
    default:
      return begun;
  }
}

/** The address of the editor of what was begun. */
export const editorPath = ({ page, draft }: Begun): string =>
  page ? `/admin/pages/${page.id}` : `/admin/pages/new${draft ? `?draft=${draft.id}` : ''}`;
