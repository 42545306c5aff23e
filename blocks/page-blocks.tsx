import { Component, type ReactNode, Suspense } from 'react';
import { classNames } from '../ui/class-names.ts';
import form from '../ui/field.module.css';
import { useScripted } from '../ui/use-scripted.ts';
import './styles.ts';
import type { ContentRecord } from '../contract/page.ts';
import type { BlockName } from './catalog.ts';
import { lazyRenderers } from './lazy-renderers.ts';
import styles from './page-blocks.module.css';

/**
 * The blocks of a page, in order. An unknown or broken one shows nothing and harms no other: on the server its Suspense
 * boundary holds the error, in the browser the Shield.
 */
export function PageBlocks({ blocks, path }: { blocks: ContentRecord[]; path: string }) {
  const known = blocks.filter((block) => Object.hasOwn(lazyRenderers, block.component));
  const firstPictures = known.findIndex((b) =>
    /^(product_|single_|image_|text_over|side_by_side_text_im|youtube)/.test(b.component),
  );
  return (
    <div className={classNames(styles.blocks, form.around)}>
      {known.map((block, i) => {
        const Render = lazyRenderers[block.component as BlockName];
        return (
          <Shield key={block.id}>
            <Suspense>
              <Place full={!block.container} later={i >= inFirstScreen}>
                <Render
                  data={block.data as never}
                  injected={block.injected_data as never}
                  first={i === firstPictures}
                  id={block.id}
                  page={path}
                />
              </Place>
            </Suspense>
          </Shield>
        );
      })}
    </div>
  );
}

/** Blocks after these are below the first screen of most windows. */
const inFirstScreen = 1;

/**
 * Where a block stands. Until the scripts of a `later` one run, a browser may leave it undrawn while it is out of sight: a
 * phone then shows the head of a long page sooner, and lays out the rest block by block.
 */
function Place({ full, later, children }: { full: boolean; later: boolean; children: ReactNode }) {
  const scripted = useScripted();
  return (
    <div data-full={full ? '' : undefined} data-later={later && !scripted ? '' : undefined}>
      {children}
    </div>
  );
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
