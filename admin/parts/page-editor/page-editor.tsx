import '@puckeditor/core/no-external.css';
import { type Data, Puck } from '@puckeditor/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { BlockKind } from '../../../contract/admin/page-editor.ts';
import * as m from '../../../messages/compiled/messages.js';
import { FailedPage } from '../failed-page.tsx';
import { fieldOf } from './ask-shop.ts';
import { BlockList } from './block-list.tsx';
import { renderFrame } from './canvas.tsx';
import { type Choices, ChoicesOfShop } from './choices.ts';
import { CopyOffer } from './copy-offer.tsx';
import { Drawn } from './drawn-page.ts';
import { EditorBar } from './editor-bar.tsx';
import { editorConfig } from './editor-config.ts';
import { dropCopy, type KeptCopy, placeOf, readCopies } from './kept-copy.ts';
import type { Opened } from './opened.ts';
import styles from './page-editor.module.css';
import { WordProblems } from './page-words.tsx';
import { toPuck } from './puck-data.ts';
import type { Begun } from './saver-state.ts';
import { firstScreen, screens } from './screen-choice.tsx';
import { useDraftSaver } from './use-draft-saver.ts';
import { useDrawnPage } from './use-drawn-page.ts';

export interface PageEditorProps {
  opened: Opened;
  kinds: readonly BlockKind[];
  choices: Choices;
}

const newPage = { path: '', title: '', description: '', blocks: [] };

/** The editor of a page. It first asks what to do with changes that the shop doesn't have. */
export default function PageEditor({ opened, kinds, choices }: PageEditorProps) {
  const { page, draft, gone } = opened;
  const begun = useMemo(() => begunFrom(opened), [opened]);
  const saved = useMemo(() => toPuck(draft ?? page ?? newPage), [draft, page]);
  const [copies, setCopies] = useState(() =>
    readCopies(gone ?? placeOf(begun)).filter(({ data }) => JSON.stringify(data) !== JSON.stringify(saved)),
  );
  const [taken, setTaken] = useState<KeptCopy | null>(null);
  const [copy, ...others] = copies;
  if (copy && !taken) {
    const discard = () => {
      dropCopy(copy.key);
      setCopies(others);
    };
    return (
      <CopyOffer
        copy={copy}
        meanwhile={meanwhile(copy, opened)}
        onTake={() => setTaken(copy)}
        onDiscard={discard}
      />
    );
  }
  if (gone && !taken) return <FailedPage status={404} said="" />;
  const drop = () => taken && copy && dropCopy(copy.key);
  const start = taken ?? { begun, data: saved };
  return <Editing {...{ opened, kinds, choices, saved, start }} onKept={drop} />;
}

function begunFrom({ page, draft }: Opened): Begun {
  return {
    page: page && { id: page.id, version: draft?.page_version ?? page.version, path: page.path },
    draft: draft && { id: draft.id, version: draft.version, publish_at: draft.publish_at },
  };
}

/** What has happened to the page since a copy was kept. */
function meanwhile({ begun }: KeptCopy, { page, draft, gone }: Opened): string {
  if (gone) return gone.startsWith('page') ? m.deskpage_copy_page_gone() : m.deskpage_copy_draft_gone();
  if (draft && draft.version !== begun.draft?.version) return m.deskpage_copy_old({ by: draft.by });
  const isOld = page !== null && !draft && page.version !== begun.page?.version;
  return isOld || (begun.draft && !draft) ? m.deskpage_copy_published() : '';
}

interface EditingProps extends PageEditorProps {
  /** What the shop has. */
  saved: Data;
  /** What the person goes on with. */
  start: Pick<KeptCopy, 'begun' | 'data'>;
  /** Called when the shop, or this window, has what the person goes on with. */
  onKept: () => void;
}

function Editing({ opened, kinds, choices, saved, start, onKept }: EditingProps) {
  const [data, setData] = useState<Data>(start.data);
  const saving = useDraftSaver({ data, begun: start.begun, saved, onKept });
  const config = useMemo(() => editorConfig(kinds), [kinds]);
  const { drawn, hasFailed } = useDrawnPage(data);
  const { problem } = saving;
  const field = problem?.kind === 'refused' ? fieldOf(problem.code) : undefined;
  const problems = field && problem?.kind === 'refused' ? { [field]: problem.sentence } : {};
  return (
    <ChoicesOfShop value={choices}>
      <Drawn value={drawn}>
        <WordProblems value={problems}>
          <main id="main" className={styles.editor}>
            <Puck
              config={config}
              data={start.data}
              onChange={setData}
              overrides={overrides}
              iframe={{ enabled: true, syncHostStyles: false }}
              viewports={screens()}
              ui={firstScreen(window.innerWidth)}
              height="100%"
            >
              <div className={styles.parts}>
                <EditorBar title={titleOf(data)} {...{ opened, saving }} previewFailed={hasFailed} />
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
