import { Newsletter } from '../newsletter.tsx';
import type { BlockProps } from '../renderers.ts';

export function ConstantContactEmbedded(props: BlockProps<'constant_contact_embedded'>) {
  return <Newsletter {...props} />;
}
