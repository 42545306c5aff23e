import { type CSSProperties, useId } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { BlockFrame, RichText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { measures } from '../on-phones.ts';
import styles from './accordion.module.css';

/** Native <details>: opens by click, key and search in page, and without JavaScript; one name = one open at a time. */
export function Render({ data }: BlockProps<'accordion'>) {
  const group = useId();
  const entries = data.faq.filter((entry) => entry.headline);
  if (entries.length === 0) return null;
  const arrow = data.arrow_colour ? { '--arrow': `var(--colour-${data.arrow_colour})` } : {};
  return (
    <BlockFrame data={data}>
      {data.label && <p className={styles.label}>{data.label}</p>}
      <div
        className={styles.faq}
        data-ghost={data.is_ghost || undefined}
        style={{ ...measures(data, { arrow_size: 'px' }), ...arrow } as CSSProperties}
      >
        {entries.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same question may stand twice
          <details key={i} name={data.is_accordion ? group : undefined}>
            <summary>
              {entry.headline}
              <ChevronDownIcon />
            </summary>
            <div className={styles.answer}>
              {entry.label && <p className={styles.small}>{entry.label}</p>}
              <RichText html={entry.paragraph} />
            </div>
          </details>
        ))}
      </div>
    </BlockFrame>
  );
}
