import type { LayoutName } from './layout-name.ts';
import { abstractShapes } from './layouts/abstract-shapes.ts';
import { animal } from './layouts/animal.ts';
import { archway } from './layouts/archway.ts';
import { aura } from './layouts/aura.ts';
import { bigType } from './layouts/big-type.ts';
import { botanical } from './layouts/botanical.ts';
import { city } from './layouts/city.ts';
import { closeUp } from './layouts/close-up.ts';
import { cloth } from './layouts/cloth.ts';
import { constellation } from './layouts/constellation.ts';
import { contours } from './layouts/contours.ts';
import { cutPaper } from './layouts/cut-paper.ts';
import { dotGrid } from './layouts/dot-grid.ts';
import { echo } from './layouts/echo.ts';
import { emblem } from './layouts/emblem.ts';
import { hills } from './layouts/hills.ts';
import { horizon } from './layouts/horizon.ts';
import { initial } from './layouts/initial.ts';
import { keyhole } from './layouts/keyhole.ts';
import { littleTown } from './layouts/little-town.ts';
import { loveStory } from './layouts/love-story.ts';
import { minimal } from './layouts/minimal.ts';
import { nightRoad } from './layouts/night-road.ts';
import { paintedPanel } from './layouts/painted-panel.ts';
import { panels } from './layouts/panels.ts';
import { planets } from './layouts/planets.ts';
import { plate } from './layouts/plate.ts';
import { repeat } from './layouts/repeat.ts';
import { ridgelines } from './layouts/ridgelines.ts';
import { scatter } from './layouts/scatter.ts';
import { sea } from './layouts/sea.ts';
import { singleObject } from './layouts/single-object.ts';
import { snow } from './layouts/snow.ts';
import { stillLife } from './layouts/still-life.ts';
import { stripedSun } from './layouts/striped-sun.ts';
import { swiss } from './layouts/swiss.ts';
import { tiles } from './layouts/tiles.ts';
import { tornPaper } from './layouts/torn-paper.ts';
import { triband } from './layouts/triband.ts';
import { vignette } from './layouts/vignette.ts';
import { woodcut } from './layouts/woodcut.ts';
import type { Layout } from './page.ts';
import type { Mood } from './palettes.ts';

/** Every layout, and the moods of the palettes that suit it. */
export const LAYOUTS = {
  abstractShapes: { draw: abstractShapes, moods: ['deep', 'bright', 'soft', 'earth'] },
  animal: { draw: animal, moods: ['bright', 'soft'] },
  archway: { draw: archway, moods: ['bright', 'earth', 'soft', 'deep'] },
  aura: { draw: aura, moods: ['deep', 'bright', 'soft'] },
  bigType: { draw: bigType, moods: ['bright', 'earth', 'deep'] },
  botanical: { draw: botanical, moods: ['deep', 'bright', 'soft', 'earth'] },
  city: { draw: city, moods: ['deep', 'bright', 'soft', 'earth'] },
  closeUp: { draw: closeUp, moods: ['deep', 'bright', 'earth', 'soft'] },
  cloth: { draw: cloth, moods: ['deep', 'earth'] },
  constellation: { draw: constellation, moods: ['deep'] },
  contours: { draw: contours, moods: ['deep', 'bright', 'soft', 'earth'] },
  cutPaper: { draw: cutPaper, moods: ['bright', 'soft', 'earth'] },
  dotGrid: { draw: dotGrid, moods: ['deep', 'bright', 'soft', 'earth'] },
  echo: { draw: echo, moods: ['deep', 'bright', 'earth'] },
  emblem: { draw: emblem, moods: ['deep'] },
  hills: { draw: hills, moods: ['deep', 'bright', 'soft', 'earth'] },
  horizon: { draw: horizon, moods: ['deep'] },
  initial: { draw: initial, moods: ['deep', 'bright', 'earth', 'soft'] },
  keyhole: { draw: keyhole, moods: ['deep'] },
  littleTown: { draw: littleTown, moods: ['bright', 'soft'] },
  loveStory: { draw: loveStory, moods: ['bright', 'soft'] },
  minimal: { draw: minimal, moods: ['soft', 'earth'] },
  nightRoad: { draw: nightRoad, moods: ['deep'] },
  paintedPanel: { draw: paintedPanel, moods: ['deep', 'bright', 'soft', 'earth'] },
  panels: { draw: panels, moods: ['deep', 'bright', 'soft', 'earth'] },
  planets: { draw: planets, moods: ['bright', 'deep'] },
  plate: { draw: plate, moods: ['bright', 'earth', 'soft'] },
  repeat: { draw: repeat, moods: ['deep', 'earth', 'bright'] },
  ridgelines: { draw: ridgelines, moods: ['deep', 'bright'] },
  scatter: { draw: scatter, moods: ['bright', 'soft', 'deep'] },
  sea: { draw: sea, moods: ['deep', 'bright', 'soft', 'earth'] },
  singleObject: { draw: singleObject, moods: ['deep', 'bright', 'soft', 'earth'] },
  snow: { draw: snow, moods: ['deep', 'soft'] },
  stillLife: { draw: stillLife, moods: ['deep', 'bright', 'soft', 'earth'] },
  stripedSun: { draw: stripedSun, moods: ['bright', 'soft', 'earth'] },
  swiss: { draw: swiss, moods: ['deep', 'bright', 'soft', 'earth'] },
  tiles: { draw: tiles, moods: ['deep', 'bright', 'soft', 'earth'] },
  tornPaper: { draw: tornPaper, moods: ['soft', 'earth', 'deep'] },
  triband: { draw: triband, moods: ['deep', 'bright', 'soft', 'earth'] },
  vignette: { draw: vignette, moods: ['deep', 'bright', 'soft', 'earth'] },
  woodcut: { draw: woodcut, moods: ['deep', 'bright', 'soft', 'earth'] },
} satisfies Record<LayoutName, { draw: Layout; moods: Mood[] }>;
