import type { ComponentType } from 'react';
import { type PartCode, partCode } from '../ui/served-part.tsx';
import type { BlockProps } from './block-props.ts';
import type { BlockName } from './catalog.ts';
import type { Renderers } from './renderers.ts';

type Render = ComponentType<BlockProps<BlockName>>;

/** Where each kind of block is fetched from when a page in the browser has one. */
const fetchers = import.meta.glob<Render>('./*/render.tsx', { import: 'Render' });

/** The code of each kind of block, fetched once. */
export const blockCode = Object.fromEntries(
  Object.entries(fetchers).map(([file, fetch]) => [file.split('/')[1], partCode(fetch)]),
) as Record<BlockName, PartCode<BlockProps<BlockName>>>;

/** Waits for the code of these blocks, or its first try: a page that a reader follows a link to would begin empty. */
export async function blocksReady(blocks: readonly { component: string }[]): Promise<void> {
  await Promise.all(
    blocks.map(({ component }) => {
      const code = Object.hasOwn(blockCode, component) ? blockCode[component as BlockName] : undefined;
      return code?.loaded ? undefined : code?.settled();
    }),
  );
}

/** The server has every renderer loaded: rendering then waits for none, and its HTML is whole at once. */
export function preloadRenderers(renderers: Renderers): void {
  for (const [name, render] of Object.entries(renderers)) {
    blockCode[name as BlockName].loaded = render as Render;
  }
}
