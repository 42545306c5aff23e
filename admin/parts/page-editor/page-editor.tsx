import '@puckeditor/core/no-external.css';
import { type Data, Puck } from '@puckeditor/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { BlockKind } from '../../../contract/admin/page-editor.ts';
import { m } from '../../../messages/compiled/messages.js';
import { BlockList } from './block-list.tsx';
import { renderFrame } from './canvas.tsx';
import { type Choices, ChoicesOfShop } from './choices.ts';
import { DraftOffer } from './draft-offer.tsx';
import { Drawn } from './drawn-page.ts';
import { EditorBar } from './editor-bar.tsx';
import { editorConfig } from './editor-config.ts';
import { type Draft, dropDraft, readDraft } from './kept-draft.ts';
import styles from './page-editor.module.css';
import { WordProblems } from './page-words.tsx';
import { toPuck } from './puck-data.ts';
import { fieldOf } from './save-page.ts';
import { useDrawnPage } from './use-drawn-page.ts';
import { useSaving } from './use-saving.ts';

export interface PageEditorProps {
  /** null for a new one. */
  page: AdminOutput<'page/getForEditing'> | null;
  kinds: readonly BlockKind[];
  choices: Choices;
}

const newPage = { path: '', title: '', description: '', blocks: [] };

/** The editor of a page; asks first what becomes of changes that were not saved. */
export default function PageEditor({ page, kinds, choices }: PageEditorProps) {
  const id = page?.id ?? 0;
  const [draft, setDraft] = useState(() => readDraft(id));
  const [begun, setBegun] = useState<Draft | null>(null);
  const stored = useMemo(() => toPuck(page ?? newPage), [page]);
  if (draft && !begun && JSON.stringify(draft.data) !== JSON.stringify(stored)) {
    const discard = () => {
      dropDraft(id);
      setDraft(null);
    };
    return (
      <DraftOffer
        draft={draft}
        isOld={page !== null && draft.version !== page.version}
        onTake={() => setBegun(draft)}
        onDiscard={discard}
      />
    );
  }
  return <Editing {...{ page, kinds, choices, stored, begun }} />;
}

interface EditingProps extends PageEditorProps {
  stored: Data;
  /** What the person goes on with; null = the page as it is stored. */
  begun: Draft | null;
}

function Editing({ page, kinds, choices, stored, begun }: EditingProps) {
  const [data, setData] = useState<Data>(begun?.data ?? stored);
  const first = page && { id: page.id, version: begun?.version ?? page.version };
  const saving = useSaving({ data, first, saved: stored });
  const config = useMemo(() => editorConfig(kinds), [kinds]);
  const { drawn, hasFailed } = useDrawnPage(data);
  const { outcome } = saving;
  const field = outcome?.kind === 'refused' ? fieldOf(outcome.code) : undefined;
  const problems = field && outcome?.kind === 'refused' ? { [field]: outcome.sentence } : {};
  return (
    <ChoicesOfShop value={choices}>
      <Drawn value={drawn}>
        <WordProblems value={problems}>
          <main id="main" className={styles.editor}>
            <Puck
              config={config}
              data={begun?.data ?? stored}
              onChange={setData}
              overrides={overrides}
              iframe={{ enabled: true, syncHostStyles: false }}
              viewports={viewports()}
              height="100%"
            >
              <div className={styles.parts}>
                <EditorBar title={titleOf(data)} saving={saving} previewFailed={hasFailed} />
                <div className={styles.puck}>
                  <Puck.Layout />
                </div>
              </div>
            </Puck>
          </main>
        </WordProblems>
      </Drawn>
    </ChoicesOfShop>
  );
}

/** Before the kinds of blocks to drag: Puck opens its other panels by mouse alone. */
function BlocksAndKinds({ children }: { children: ReactNode }) {
  return (
    <>
      <BlockList />
      {children}
    </>
  );
}

const overrides = {
  iframe: renderFrame,
  components: BlocksAndKinds,
  // Saving is in the bar above.
  headerActions: () => <></>,
};

const titleOf = ({ root }: Data): string =>
  String((root.props as { title?: string } | undefined)?.title ?? '');

const viewports = () => [
  { width: 390, label: m.deskpage_on_phone(), icon: 'Smartphone' as const },
  { width: 768, label: m.deskpage_on_tablet(), icon: 'Tablet' as const },
  { width: 1280, label: m.deskpage_on_desktop(), icon: 'Monitor' as const },
];
