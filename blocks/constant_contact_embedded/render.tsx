import type { BlockProps } from '../block-props.ts';
import { Newsletter } from '../newsletter.tsx';

export function Render(props: BlockProps<'constant_contact_embedded'>) {
  return <Newsletter {...props} />;
}
