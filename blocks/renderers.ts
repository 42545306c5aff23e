import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import type { BlockName } from './catalog.ts';

export type Renderers = { [N in BlockName]: ComponentType<BlockProps<N>> };

const files = import.meta.glob('./*/render.tsx', { import: 'Render', eager: true });

/** The renderers of all kinds of blocks, loaded at once: for the server. Browsers fetch those that a page needs (lazy-renderers.ts). */
export const renderers = Object.fromEntries(
  Object.entries(files).map(([file, render]) => [file.split('/')[1], render]),
) as Renderers;
