import type { BlockProps } from '../block-props.ts';
import { Newsletter } from '../newsletter.tsx';

export function Render(props: BlockProps<'mailchimp_embedded'>) {
  return <Newsletter {...props} />;
}
