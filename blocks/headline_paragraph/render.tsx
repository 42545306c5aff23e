import { BlockButtons, ButtonRow } from '../block-button.tsx';
import { BlockFrame, BlockHeading, BlockText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { BookWindow } from './book-window.tsx';
import styles from './headline-paragraph.module.css';

export function Render({ data, injected }: BlockProps<'headline_paragraph'>) {
  const buttons = data.buttons.filter((b) => b.link);
  const words = (
    <div className={data.style === 'hero' ? styles.hero : styles.words}>
      {data.eyebrow && <p className={styles.eyebrow}>{data.eyebrow}</p>}
      <BlockHeading data={data} level={data.level} />
      <BlockText data={data} />
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          <ButtonRow>
            <BlockButtons buttons={buttons} preset={null} />
          </ButtonRow>
        </div>
      )}
    </div>
  );
  return (
    <BlockFrame data={data} noHeading>
      {injected && injected.rows.length > 0 ? (
        <div className={styles.opening}>
          {words}
          <BookWindow shown={injected} />
        </div>
      ) : (
        words
      )}
    </BlockFrame>
  );
}
