import { BlockButton } from '../block-button.tsx';
import { BlockFrame } from '../block-frame.tsx';
import styles from '../blocks.module.css';
import type { BlockProps } from '../renderers.ts';

export function CustomButton({ data }: BlockProps<'custom_button'>) {
  if (!data.button_url) return null;
  return (
    <BlockFrame data={data}>
      <div className={styles.buttons}>
        <BlockButton
          label={data.button_label}
          link={data.button_url}
          tab={data.button_tab}
          preset={data.button_type}
        />
      </div>
    </BlockFrame>
  );
}
