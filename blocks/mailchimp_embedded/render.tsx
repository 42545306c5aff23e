import type { BlockProps } from '../block-props.ts';
import { Newsletter } from '../newsletter.tsx';

export function MailchimpEmbedded(props: BlockProps<'mailchimp_embedded'>) {
  return <Newsletter {...props} />;
}
