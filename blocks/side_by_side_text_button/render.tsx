import { BlockButtons } from '../block-button.tsx';
import { BlockFrame, BlockHeading, BlockText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from '../side-by-side.module.css';

export function Render({ data }: BlockProps<'side_by_side_text_button'>) {
  const buttons = data.buttons.filter((b) => b.link);
  return (
    <BlockFrame data={data} noHeading>
      <div className={styles.sides} data-side={buttons.length > 0 ? 'buttons' : 'none'}>
        <div className={styles.words}>
          <BlockHeading data={data} />
          <BlockText data={data} />
        </div>
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            <BlockButtons buttons={buttons} preset={data.button_type} wide />
          </div>
        )}
      </div>
    </BlockFrame>
  );
}
