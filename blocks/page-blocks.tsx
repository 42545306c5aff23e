import { Component, type ComponentType, type ReactNode } from 'react';
import type { ContentRecord } from '../contract/page.ts';
import type { BlockName } from './catalog.ts';
import { type BlockProps, renderers } from './renderers.ts';

/** The blocks of a page, in order. An unknown or broken one shows nothing and harms no other. */
export function PageBlocks({ blocks }: { blocks: ContentRecord[] }) {
  const firstPictures = blocks.findIndex((b) => /^(product_|single_)/.test(b.component));
  return blocks.map((block, i) => {
    if (!Object.hasOwn(renderers, block.component)) return null;
    const Render = renderers[block.component as BlockName] as ComponentType<BlockProps<never>>;
    return (
      <Shield key={block.id}>
        <Render
          data={block.data as never}
          injected={block.injected_data as never}
          first={i === firstPictures}
        />
      </Shield>
    );
  });
}

class Shield extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
