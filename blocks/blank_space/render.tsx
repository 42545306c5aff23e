import type { CSSProperties } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { measures } from '../on-phones.ts';
import styles from './blank-space.module.css';

export function Render({ data }: BlockProps<'blank_space'>) {
  const line = {
    '--divider': data.divider_style,
    ...(data.divider_colour ? { '--divider-colour': `var(--colour-${data.divider_colour})` } : {}),
  };
  return (
    // Its height is all the room it takes.
    <BlockFrame data={{ ...data, padding_y: 0, mobile_padding_y: null }} noHeading>
      <div
        className={styles.space}
        style={{ ...measures(data, { height: 'px', divider_thickness: 'px' }), ...line } as CSSProperties}
      >
        {data.divider && <hr />}
      </div>
    </BlockFrame>
  );
}
