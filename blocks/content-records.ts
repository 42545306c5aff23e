import type { BlockName } from './catalog.ts';
import type { StoredSettings } from './story.ts';

/** A block for a new page. What it needs beyond its settings is loaded when the page is read. */
export interface NewBlock {
  component: BlockName;
  data: object;
  /** false = from edge to edge. */
  container: boolean;
}

/** One block; settings left out have their defaults, those of its entries too. */
export function block<N extends BlockName>(component: N, data?: StoredSettings<N>): NewBlock {
  return { component, data: data ?? {}, container: true };
}

/** The same, from edge to edge of the window. */
export function wideBlock<N extends BlockName>(component: N, data: StoredSettings<N>): NewBlock {
  return { component, data, container: false };
}

/** Blocks as content records (ENTITY-050), with ids that stay the same for the same page. */
export function contentRecords(path: string, blocks: readonly NewBlock[], changed: number): object[] {
  const page = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  return blocks.map(({ component, data, container }, i) => ({
    id: `${page}-${i + 1}`,
    location: 'main',
    component,
    container,
    name: component.replaceAll('_', ' '),
    date_changed: changed,
    data,
  }));
}

/** Paragraphs as the editor would store them. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}
