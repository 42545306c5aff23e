import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/stack.tsx';
import { useStore } from '../use-store.ts';
import type { KeptCopy } from './kept-copy.ts';
import styles from './page-editor.module.css';

interface CopyOfferProps {
  copy: KeptCopy;
  /** What has happened to the page meanwhile, as a sentence; '' = nothing. */
  meanwhile: string;
  onTake: () => void;
  onDiscard: () => void;
}

/** Asks whether to continue with changes that the shop doesn't have. */
export function CopyOffer({ copy, meanwhile, onTake, onDiscard }: CopyOfferProps) {
  const store = useStore();
  return (
    <main id="main" className={styles.offer}>
      <h1>{m.deskpage_copy()}</h1>
      {meanwhile && <p>{meanwhile}</p>}
      <p>{m.deskpage_copy_when({ when: momentText(copy.at / 1000, store) })}</p>
      <Row gap={4}>
        <Button type="button" variant="primary" onClick={onTake}>
          {m.deskpage_copy_take()}
        </Button>
        <Button type="button" onClick={onDiscard}>
          {m.deskpage_copy_discard()}
        </Button>
      </Row>
    </main>
  );
}
