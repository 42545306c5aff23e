import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** A page as the audit log compares it: each block by its id, so that an entry holds only the changed ones. */
export function noted({ id, path, title, description, blocks }: AdminOutput<'page/get'>) {
  const ids = blocks.map((block, i) => (block as { id?: string } | null)?.id ?? `block-${i + 1}`);
  const byId = Object.fromEntries(blocks.map((block, i) => [`block ${ids[i]}`, block]));
  return { id, path, title, description, order: ids, ...byId };
}
