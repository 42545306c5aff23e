import { ChevronDownIcon } from '../../ui/icons.tsx';
import { BlockFrame, RichText } from '../block-frame.tsx';
import styles from '../blocks.module.css';
import type { BlockProps } from '../renderers.ts';

/** Native <details>: opens by click, key and search in page, and without JavaScript. */
export function Accordion({ data }: BlockProps<'accordion'>) {
  const entries = data.faq.filter((entry) => entry.headline);
  if (entries.length === 0) return null;
  return (
    <BlockFrame data={data}>
      <div className={styles.faq}>
        {entries.map((entry) => (
          <details key={entry.headline}>
            <summary>
              {entry.headline}
              <ChevronDownIcon />
            </summary>
            <RichText html={entry.paragraph} />
          </details>
        ))}
      </div>
    </BlockFrame>
  );
}
