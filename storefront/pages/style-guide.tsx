import { Link } from '../../ui/link.tsx';
import { StyleGuide } from '../../ui/style-guide.tsx';

export const meta = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];

/** Every part of ui/ in every state; served only where development pages are (server/http/pages.ts). */
export default function StyleGuidePage() {
  return (
    <StyleGuide>
      <p>
        The blocks that a shop builds its pages from are at <Link href="/dev/blocks">Blocks</Link>, each in
        every variant.
      </p>
    </StyleGuide>
  );
}
