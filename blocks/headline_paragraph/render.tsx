import { BlockFrame, BlockHeading, BlockText } from '../block-frame.tsx';
import type { BlockProps } from '../renderers.ts';
import styles from './headline-paragraph.module.css';

export function HeadlineParagraph({ data }: BlockProps<'headline_paragraph'>) {
  return (
    <BlockFrame data={data} noHeading>
      <div className={data.style === 'hero' ? styles.hero : styles.words}>
        {data.eyebrow && <p className={styles.eyebrow}>{data.eyebrow}</p>}
        <BlockHeading data={data} level={data.level} />
        <BlockText data={data} />
      </div>
    </BlockFrame>
  );
}
