import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { seedDemo } from '../demo/seed.ts';
import { createApp } from './app.ts';
import { composeShop } from './compose.ts';
import { connect } from './db/connect.ts';
import { DataInUse } from './db/data-lock.ts';
import { DatabaseDown, type Db } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { type Env, readEnv, SettingsError } from './env.ts';
import { builtAssets } from './http/built-assets.ts';

/** The built storefront lies beside the folder of this built file. */
const buildFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

const say = (text: string) => process.stdout.write(`${text}\n`);

try {
  await main(readEnv());
} catch (e) {
  const expected = e instanceof SettingsError || e instanceof DataInUse || e instanceof DatabaseDown;
  process.stderr.write(`handsell: ${expected ? sentenceFor(e) : e instanceof Error ? e.stack : String(e)}\n`);
  process.exit(1);
}

async function main(env: Env): Promise<void> {
  const db = await openDatabase(env);
  const applied = await migrate(db);
  if (applied.length > 0) say(`Database brought up to date (${applied.join(', ')}).`);
  if (env.DEMO) await seedDemo(db, { dataDir: env.DATA_DIR, say });
  const shop = await composeShop(env, db);
  const built = (await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href)) as ServerBuild;
  const render = createRequestHandler(built, env.NODE_ENV);
  const app = createApp(
    shop,
    (request, context) => render(request, { ...context }),
    builtAssets(join(buildFolder, 'client')),
  );

  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => {
    for (const store of shop.stores.all()) say(`${store.name}: ${store.origin}`);
    say(`Listening on port ${port}. Stop with Ctrl+C.`);
  });
  server.on('error', (e: NodeJS.ErrnoException) => {
    const busy = e.code === 'EADDRINUSE';
    const sentence = busy ? `Port ${env.PORT} is taken. Set PORT to another one.` : e.message;
    process.stderr.write(`handsell: ${sentence}\n`);
    process.exit(1);
  });

  let stopping = false;
  const drain = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    // What is being answered is finished; what has not ended after ten seconds is cut.
    setTimeout(() => process.exit(0), 10_000).unref();
    await new Promise((done) => server.close(done));
    await shop.jobs.stop();
    await shop.search.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void drain());
  process.on('SIGTERM', () => void drain());
}

/** A server that starts beside its database may have to wait for it a little. */
async function openDatabase(env: Env): Promise<Db> {
  const db = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  for (let attempt = 1; ; attempt++) {
    try {
      await db.query('select 1');
      return db;
    } catch (e) {
      if (attempt >= 10 || !(e instanceof DatabaseDown)) throw e;
      if (attempt === 1) say('Waiting for the database …');
      await new Promise((later) => setTimeout(later, 1000));
    }
  }
}

function sentenceFor(e: Error): string {
  if (e instanceof DatabaseDown) {
    const cause = e.cause instanceof Error ? ` (${e.cause.message})` : '';
    return `The database cannot be reached${cause}. Check DATABASE_URL and that PostgreSQL runs.`;
  }
  if (e instanceof DataInUse) {
    return `${e.message}: another shop runs on this data. Stop it, or set DATA_DIR to another folder.`;
  }
  return e.message;
}
