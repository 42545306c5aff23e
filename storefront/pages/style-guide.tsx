import { StyleGuide } from '../../ui/style-guide.tsx';

export const meta = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];

/** Every part of ui/ in every state; served only where development pages are (server/http/pages.ts). */
export default function StyleGuidePage() {
  return <StyleGuide />;
}
