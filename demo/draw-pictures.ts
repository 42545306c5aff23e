import { createHash } from 'node:crypto';
import { pictureKey } from '../server/image/sized-picture.ts';
import type { ImageStore } from '../server/providers/images/images.ts';
import type { DemoShop } from './demo-shop.ts';
import { cat } from './pictures/cat.ts';
import { classroom } from './pictures/classroom.ts';
import { lake } from './pictures/lake.ts';
import { type Inks, paintScene, type Scene } from './pictures/scene.ts';
import { shelves } from './pictures/shelves.ts';
import { shopfront } from './pictures/shopfront.ts';
import { van } from './pictures/van.ts';
import { waterfront } from './pictures/waterfront.ts';
import { windowSeat } from './pictures/window-seat.ts';

export interface DrawnPicture {
  path: string;
  cache: string;
  width: number;
  height: number;
}

const spines = ['#7c2f2a', '#2f4f4f', '#b98b3e', '#3d4a6b', '#5d6b3c', '#8a5a44', '#d8c9a8', '#41454d'];

type Hung = [path: string, scene: Scene, width: number, height: number];

/** What hangs in every shop. The dice of a picture are its place in the row: new ones come last. */
const everywhere: Hung[] = [
  ['shop/shelves.svg', shelves, 1280, 960],
  ['shop/front.svg', shopfront, 1280, 960],
  ['shop/window-seat.svg', windowSeat, 1280, 960],
];
/** What hangs in one of them. */
const own: Record<string, Hung[]> = {
  tidewater: [
    ['shop/view.svg', waterfront, 1920, 960],
    ['shop/ballast.svg', cat, 1280, 960],
  ],
  lakeshore: [
    ['shop/view.svg', lake, 1920, 960],
    ['shop/van.svg', van, 1280, 960],
  ],
};
const forSchools: Hung = ['shop/classroom.svg', classroom, 1280, 960];

/** Draws a shop's pictures, in the colours of its theme. */
export async function drawPictures(images: ImageStore, shop: DemoShop): Promise<DrawnPicture[]> {
  const theme = shop.settings.styles?.theme ?? {};
  const accent = theme.accent ?? '#9c3526';
  const inks: Inks = {
    paper: theme.ground ?? '#ffffff',
    ink: theme.ink ?? '#000000',
    accent,
    inks: [accent, ...spines],
  };
  const scenes = [...everywhere, ...(own[shop.webstoreName] ?? []), forSchools];
  const drawn: DrawnPicture[] = [];
  for (const [i, [path, scene, width, height]] of scenes.entries()) {
    const svg = paintScene(scene, inks, width, height, 41 + i);
    await images.write(pictureKey(shop.webstoreName, path), Buffer.from(svg));
    const cache = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    drawn.push({ path, cache, width, height });
  }
  return drawn;
}
