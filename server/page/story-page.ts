import { type BlockName, catalog } from '../../blocks/catalog.ts';
import { storiesOf } from '../../blocks/stories.server.ts';
import type { Samples } from '../../blocks/story.ts';
import type { PageRow } from './queries.ts';

const folder = '/dev/blocks';

/**
 * Pages of /dev/blocks as if a shop owner had made them: a list of the kinds of block, and for each kind a page with every
 * variant. Undefined for any other path. `samples` finds what of the shop they show.
 */
export async function storyPage(path: string, samples: () => Promise<Samples>): Promise<PageRow | undefined> {
  const name = path.slice(folder.length + 1);
  if (path !== folder && !(path.startsWith(`${folder}/`) && Object.hasOwn(catalog, name))) return undefined;
  const blocks = path === folder ? contents() : await variants(name as BlockName, await samples());
  const title = path === folder ? 'Blocks' : catalog[name as BlockName].label;
  return { id: 0, path, title, description: '', type: 'dev', blocks, changed_at: new Date(0) };
}

function contents(): object[] {
  return Object.entries(catalog).map(([name, { label, about }], i) => ({
    component: 'headline_paragraph',
    data: {
      level: i === 0 ? 1 : 2,
      heading: label,
      paragraph: `<p>${about} <a href="${folder}/${name}">${name}</a></p>`,
    },
  }));
}

async function variants(name: BlockName, samples: Samples): Promise<object[]> {
  const title = { component: 'headline_paragraph', data: { level: 1, heading: catalog[name].label } };
  const shown = (await storiesOf(name)).flatMap((story, i) => [
    { component: 'headline_paragraph', data: { heading: story.name, heading_preset: 7, padding_y: 8 } },
    {
      id: `story-${i + 1}`,
      component: name,
      container: story.container !== false,
      data: typeof story.data === 'function' ? story.data(samples) : story.data,
    },
  ]);
  return [title, ...shown];
}
