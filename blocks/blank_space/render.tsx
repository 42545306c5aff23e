import styles from '../blocks.module.css';
import type { BlockProps } from '../renderers.ts';

export function BlankSpace({ data }: BlockProps<'blank_space'>) {
  return (
    <div style={{ paddingBlock: data.height / 2 }} id={data.link_id || undefined}>
      {data.divider && <hr className={styles.divider} />}
    </div>
  );
}
