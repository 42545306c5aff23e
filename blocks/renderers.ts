import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import type { BlockName } from './catalog.ts';

export type Renderers = { [N in BlockName]: ComponentType<BlockProps<N>> };

const files = import.meta.glob('./*/render.tsx', { import: 'Render', eager: true });

/** What draws each kind of block, all at hand: for the server. Browsers fetch what a page needs (lazy-renderers.ts). */
export const renderers = Object.fromEntries(
  Object.entries(files).map(([file, render]) => [file.split('/')[1], render]),
) as Renderers;
