import type { ReactNode } from 'react';
import type { Output } from '../contract/actions.ts';
import { PageBody } from '../storefront/parts/page/page-body.tsx';
import { useSettings } from '../storefront/parts/session/use-settings.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { BlocksOfPage } from './form-label.ts';
import { PageBlocks } from './page-blocks.tsx';
import { hasPageHeading } from './page-heading.ts';

interface BlockPageProps {
  page: Output<'site_content/getPage'>;
  /** Above the first block. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page that the shop owner has put together from blocks. */
export function BlockPage({ page, lead, children }: BlockPageProps) {
  const { store_info } = useSettings();
  return (
    <PageBody full>
      {!hasPageHeading(page.blocks) && (
        <h1>
          <VisuallyHidden>{page.title || store_info.name}</VisuallyHidden>
        </h1>
      )}
      {lead}
      <BlocksOfPage value={page.blocks}>
        <PageBlocks blocks={page.blocks} path={page.path} />
      </BlocksOfPage>
      {children}
    </PageBody>
  );
}
