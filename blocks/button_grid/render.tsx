import { BlockButton } from '../block-button.tsx';
import { BlockFrame } from '../block-frame.tsx';
import styles from '../blocks.module.css';
import type { BlockProps } from '../renderers.ts';

export function ButtonGrid({ data }: BlockProps<'button_grid'>) {
  const buttons = data.buttons.filter((b) => b.link);
  if (buttons.length === 0) return null;
  return (
    <BlockFrame data={data}>
      <div className={styles.buttons}>
        {buttons.map((b, i) => (
          <BlockButton key={`${b.link} ${b.label}`} {...b} variant={i === 0 ? 'primary' : 'secondary'} />
        ))}
      </div>
    </BlockFrame>
  );
}
