import type { CSSProperties } from 'react';
import { BlockFrame, RichText } from '../block-frame.tsx';
import styles from '../blocks.module.css';
import type { BlockProps } from '../renderers.ts';

export function TextColumns({ data }: BlockProps<'text_columns'>) {
  if (data.columns.length === 0) return null;
  // A block without a heading of its own must not leave out a level.
  const Heading = data.heading ? 'h3' : 'h2';
  return (
    <BlockFrame data={data}>
      <div className={styles.columns} style={{ '--count': data.columns.length } as CSSProperties}>
        {data.columns.map((column, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
          <div key={i}>
            {column.heading && <Heading className={styles.subheading}>{column.heading}</Heading>}
            <RichText html={column.paragraph} />
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}
