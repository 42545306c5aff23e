import type { BlockProps } from '../block-props.ts';
import { TitleList } from '../title-list.tsx';

export function ProductSlider(props: BlockProps<'product_slider'>) {
  return <TitleList {...props} />;
}
