import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/stack.tsx';
import { useStore } from '../use-store.ts';
import type { Draft } from './kept-draft.ts';
import styles from './page-editor.module.css';

interface DraftOfferProps {
  draft: Draft;
  /** Whether the page was saved after they began. */
  isOld: boolean;
  onTake: () => void;
  onDiscard: () => void;
}

/** Asks whether to continue with changes that were not saved. */
export function DraftOffer({ draft, isOld, onTake, onDiscard }: DraftOfferProps) {
  const { language, timeZone } = useStore();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <main id="main" className={styles.offer}>
      <h1>{m.deskpage_draft()}</h1>
      <p>
        {m.deskpage_draft_when({ when: format.format(draft.at) })}. {isOld && m.deskpage_draft_old()}
      </p>
      <Row gap={4}>
        <Button type="button" variant="primary" onClick={onTake}>
          {m.deskpage_draft_take()}
        </Button>
        <Button type="button" onClick={onDiscard}>
          {m.deskpage_draft_discard()}
        </Button>
      </Row>
    </main>
  );
}
