import { Newsletter } from '../newsletter.tsx';
import type { BlockProps } from '../renderers.ts';

export function MailchimpEmbedded(props: BlockProps<'mailchimp_embedded'>) {
  return <Newsletter {...props} />;
}
