import type { BlockProps } from '../block-props.ts';
import { Newsletter } from '../newsletter.tsx';

export function ConstantContactEmbedded(props: BlockProps<'constant_contact_embedded'>) {
  return <Newsletter {...props} />;
}
