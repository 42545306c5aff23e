import { CommonButton } from '../block-button.tsx';
import { BlockFrame, BlockHeading, BlockText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { Image } from '../picture.tsx';
import styles from '../side-by-side.module.css';

export function Render({ data, first }: BlockProps<'side_by_side_text_image'>) {
  return (
    <BlockFrame data={data} noHeading>
      <div className={styles.sides} data-side={data.path ? data.image_side : 'none'}>
        {data.path && (
          <div className={styles.picture}>
            <Image image={data} first={first} sizes="(min-width: 717px) 50vw, 100vw" />
          </div>
        )}
        <div className={styles.words}>
          <BlockHeading data={data} />
          <BlockText data={data} />
          <CommonButton data={data} />
        </div>
      </div>
    </BlockFrame>
  );
}
