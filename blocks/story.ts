import type { BlockName, BlockSettings } from './catalog.ts';

/** Things of the running shop that stories show; 0 or '' where it has none. */
export interface Samples {
  list_id: number;
  eisbn: string;
  location_id: number;
  form_id: number;
  event_id: number;
  /** Paths of pictures of the shop's own; the first is the widest. */
  picture: string;
  pictures: string[];
}

type Some<T> = T extends (infer E)[] ? Some<E>[] : T extends object ? { [K in keyof T]?: Some<T[K]> } : T;
/** Stored settings: what is left out has its default, in entries too. */
export type StoredSettings<N extends BlockName> = Some<BlockSettings<N>>;

/** A variant of a block, for /dev/blocks/<name>, where it is looked at and tested in a browser. */
export interface Story<N extends BlockName> {
  name: string;
  data: StoredSettings<N> | ((samples: Samples) => StoredSettings<N>);
  /** false = from edge to edge. */
  container?: boolean;
}
