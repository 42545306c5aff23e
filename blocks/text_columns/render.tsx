import type { CSSProperties } from 'react';
import { textPreset } from '../../storefront/theme/presets.ts';
import { BlockFrame, RichText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { measures } from '../on-phones.ts';
import styles from './text-columns.module.css';

export function Render({ data }: BlockProps<'text_columns'>) {
  if (data.columns.length === 0) return null;
  // A block without a heading of its own must not leave out a level.
  const Heading = data.heading ? 'h3' : 'h2';
  const across = { ...data, count: Math.min(data.count, data.columns.length) };
  return (
    <BlockFrame data={data}>
      <div className={styles.columns} style={measures(across, { count: '' }) as CSSProperties}>
        {data.columns.map((column, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
          <div key={i}>
            {data.initials && column.heading && (
              <span className={styles.initial} aria-hidden="true">
                {[...column.heading][0]}
              </span>
            )}
            {column.heading && <Heading {...textPreset(column.heading_preset)}>{column.heading}</Heading>}
            <RichText html={column.paragraph} preset={column.paragraph_preset} />
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}
