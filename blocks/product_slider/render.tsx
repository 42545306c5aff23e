import type { BlockProps } from '../block-props.ts';
import { TitleList } from '../title-list.tsx';

export function Render(props: BlockProps<'product_slider'>) {
  return <TitleList {...props} />;
}
