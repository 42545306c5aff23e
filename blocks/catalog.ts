import type { z } from 'zod';
import * as blocks from './index.ts';

/** Every kind of block by its stored component name. Server only: pages get checked settings. */
export const catalog = { ...blocks };

export type BlockName = keyof typeof catalog;
export type BlockSettings<N extends BlockName> = z.output<(typeof catalog)[N]['schema']>;
/** What the block's loader finds besides its settings; null for a block without one. */
export type InjectedFor<N extends BlockName> = Awaited<ReturnType<(typeof catalog)[N]['load']>>;
