import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { seedDemo } from '../demo/seed.ts';
import { createApp } from '../server/app.ts';
import { readEnv } from '../server/env.ts';
import { closeShop, openShop } from '../server/process/open-shop.ts';

const env = { ...readEnv(), NODE_ENV: 'development' as const };
const say = (text: string) => process.stdout.write(`${text}\n`);
const shop = await openShop(env, {
  say,
  fill: async (db, images) => {
    if (env.DEMO) await seedDemo(db, { images, say });
  },
});
const vite = await createVite({ server: { middlewareMode: true } });
const app = createApp(shop, async (request, context) => {
  const built = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return createRequestHandler(built, 'development')(request, { ...context });
});
const answer = getRequestListener(app.fetch);
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
server.listen(env.PORT, env.HOST, () => {
  for (const store of shop.stores.all()) say(`${store.name}: ${store.origin}`);
});
const stop = async () => {
  server.close();
  await vite.close();
  await closeShop(shop);
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
