import cluster from 'node:cluster';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import type { Shop } from './context.ts';
import { devPages } from './dev-pages.ts';
import { type Env, readEnv, SettingsError } from './env.ts';
import { builtAssets, deskAssets } from './http/built-assets.ts';
import { readStyleSheets } from './http/style-sheets.ts';
import { warnOfThemes } from './page/warn-of-themes.ts';
import { databaseNotice, prepareDataFolder } from './process/data-folder.ts';
import { deskRenderer } from './process/desk-renderer.ts';
import { frontDoor } from './process/front-door.ts';
import { offerDesk } from './process/offer-desk.ts';
import { closeShop, openShop } from './process/open-shop.ts';
import { type CloseFor, type OpenedShop, runShop } from './process/run-shop.ts';
import { serveSandbox } from './process/sandbox-site.ts';
import { startLines } from './process/start-lines.ts';
import { startProblem } from './process/start-problem.ts';
import { onStopSignal } from './process/stop-signals.ts';
import { placeOf, whereToLook } from './process/where-to-look.ts';
import type { Store } from './store/stores.ts';

/** The built storefront lies beside the folder of this built file. */
const buildFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Demo shops say how to log in. A demo that was used may have sold the books of its reader: then it goes without. */
const demoLogins = [
  async (shop: Shop) => (await import('../demo/staff.ts')).demoStaff(shop),
  async (shop: Shop) => (await import('../demo/readers.ts')).demoReaders(shop),
];

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`handsell: ${text}\n`);

let env: Env | undefined;
try {
  env = readEnv();
  if (env.WORKERS > 1 && !env.DATABASE_URL)
    throw new SettingsError('WORKERS needs DATABASE_URL: the built-in database belongs to one process.');
  await main(env);
} catch (e) {
  end(e, env);
}

/** Says why there is no shop, and ends the process. */
function end(e: unknown, env: Env | undefined): never {
  complain(startProblem(e, env) ?? (e instanceof Error ? (e.stack ?? e.message) : String(e)));
  process.exit(1);
}

async function main(env: Env): Promise<void> {
  // Of several processes the first one speaks and fills the database; the others start when it is ready.
  const first = !cluster.isWorker || process.env.HANDSELL_FIRST === '1';
  const early = first ? await frontDoor(env) : undefined;
  prepareDataFolder(env);
  const notice = databaseNotice(env);
  if (first && notice) say(notice);
  const appOf = await builtApp(env);
  const open = async (env: Env, closeFor: CloseFor, isAgain: boolean): Promise<OpenedShop> => {
    const shop = await openShop(env, {
      say: first ? say : () => {},
      fill: async (db, images) => {
        if (!env.DEMO || !first) return;
        // Loaded only for an empty database: a shop of one's own needs none of it.
        const { seedDemo } = await import('../demo/seed.ts');
        await seedDemo(db, { images, say });
      },
      ...(isAgain && { patience: 15 * 60 }),
      closeFor: cluster.isWorker ? null : closeFor,
    });
    const sandbox = first ? serveSandbox(shop) : undefined;
    const close = async () => {
      await sandbox?.close();
      await closeShop(shop);
    };
    return { shop, fetch: appOf(shop).fetch, close };
  };

  // The others take no part before they can answer.
  const door = early ?? (await frontDoor(env));
  const running = await runShop({ env, door, open, onLost: (e) => end(e, env) });
  const { shop } = running;
  process.send?.('ready');
  if (first) {
    const reach = { ...env, PORT: door.port };
    for (const line of whereToLook(shop.stores.all(), reach)) say(line);
    const placeOfStore = (store: Store) => placeOf(store, shop.stores.all(), reach);
    const sources = [
      ...(env.DEMO && devPages(shop) ? demoLogins : []),
      (s: Shop) => offerDesk(s, placeOfStore),
    ];
    for (const line of await startLines(shop, sources)) say(line);
    warnOfThemes(shop);
    say(`Listening on port ${door.port}. Stop with Ctrl+C.`);
  }

  const drain = async () => {
    // What is being answered is finished, and so is a restore or a move; what has not ended by then is cut.
    setTimeout(() => process.exit(0), running.isClosedForWork() ? 10 * 60_000 : 10_000).unref();
    await door.close();
    await running.close();
    process.exit(0);
  };
  // A terminal sends Ctrl+C to every process: workers ignore it and wait for their primary's signal.
  onStopSignal(process, {
    ignoresInterrupt: cluster.isWorker,
    stop: () => void drain(),
    cut: () => process.exit(1),
  });
}

/** The built storefront and back office, for a shop that is open. */
async function builtApp({ NODE_ENV }: Env): Promise<(shop: Shop) => ReturnType<typeof createApp>> {
  const built = (await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href)) as ServerBuild;
  const render = createRequestHandler(built, NODE_ENV);
  const deskFolder = join(buildFolder, 'admin');
  const browserFiles = join(buildFolder, 'client');
  const parts = {
    assets: builtAssets(browserFiles),
    styleSheets: readStyleSheets(browserFiles),
    desk: {
      assets: deskAssets(join(deskFolder, 'client')),
      render: deskRenderer(deskFolder, NODE_ENV),
    },
  };
  return (shop) => createApp(shop, (request, context) => render(request, { ...context }), parts);
}
