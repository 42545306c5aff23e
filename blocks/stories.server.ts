import type { BlockName } from './catalog.ts';
import type { Story } from './story.ts';

/** Every variant of a block, for /dev/blocks (server/page/story-page.ts) and the tests; shops without that page load none. */
export async function storiesOf<N extends BlockName>(name: N): Promise<Story<N>[]> {
  // A template that esbuild, Vite and Node each resolve.
  const { stories } = await import(`./${name}/stories.ts`);
  return stories;
}
