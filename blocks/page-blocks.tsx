import { Component, memo, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import form from '../ui/field.module.css';
import './styles.ts';
import type { ContentRecord } from '../contract/page.ts';
import event from '../storefront/parts/event/category-mark.module.css';
import { ServedPart } from '../ui/served-part.tsx';
import type { BlockName } from './catalog.ts';
import { blockCode } from './lazy-renderers.ts';
import styles from './page-blocks.module.css';

/**
 * The blocks of a page, in order. An unknown or broken one shows nothing and harms no other: on the server its Suspense
 * boundary holds the error, in the browser the Shield. Memoized: when a Suspense boundary is drawn again before its code
 * has come, React drops the HTML that the server sent.
 */
export const PageBlocks = memo(({ blocks, path }: { blocks: ContentRecord[]; path: string }) => {
  const known = blocks.filter((block) => Object.hasOwn(blockCode, block.component));
  const firstPictures = known.findIndex((block) => block.has_picture);
  return (
    <div className={classNames(styles.blocks, form.around, event.around)}>
      {known.map((block, i) => {
        return (
          <Shield key={block.id}>
            <ServedPart
              code={blockCode[block.component as BlockName]}
              frame={{ 'data-full': block.container ? undefined : '', 'data-block': block.mark }}
              later={i >= inFirstScreen}
              of={{
                data: block.data as never,
                injected: block.injected_data as never,
                first: i === firstPictures,
                id: block.id,
                page: path,
              }}
            />
          </Shield>
        );
      })}
    </div>
  );
});

/** Blocks after these are below the first screen of most windows. */
const inFirstScreen = 1;

class Shield extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
