import { seededRandom } from '../../server/image/seeded-random.ts';
import { rect } from '../covers/shapes.ts';

/** What a scene is painted with: a shop's own colours and a dice that always falls the same. */
export interface Paint {
  w: number;
  h: number;
  random: () => number;
  between(low: number, high: number): number;
  paper: string;
  ink: string;
  accent: string;
  /** Spines, doors, coats: whatever wants another colour. */
  inks: readonly string[];
}

export type Scene = (paint: Paint) => string;

/** The inks of one shop's pictures. */
export type Inks = Pick<Paint, 'paper' | 'ink' | 'accent' | 'inks'>;

/** An SVG of the scene, the same every time for the same seed. */
export function paintScene(scene: Scene, inks: Inks, w: number, h: number, seed: number): string {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const content = scene({ ...inks, w, h, random, between });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${rect(0, 0, w, h, inks.paper)}${content}</svg>`;
}
