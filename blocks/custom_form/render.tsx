import { ShopForm } from '../../storefront/parts/custom-form/shop-form.tsx';
import { BlockFrame, BlockHeading, BlockText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { useFormLabel } from '../form-label.ts';
import styles from './custom-form.module.css';

/** A form of the shop's (FORM-006). */
export function Render({ data, injected, id, page }: BlockProps<'custom_form'>) {
  const label = useFormLabel(id);
  if (!injected || injected.elements.length === 0) return null;
  return (
    <BlockFrame data={data} noHeading className={styles.frame}>
      <BlockHeading data={data} />
      <BlockText data={data} />
      <ShopForm
        form={injected}
        id={id}
        page={page}
        label={label}
        // A block without a heading of its own must not leave out a level.
        level={data.heading ? 3 : 2}
        button={data.button_label}
      />
    </BlockFrame>
  );
}
