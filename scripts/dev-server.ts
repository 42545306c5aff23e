import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite, type ViteDevServer } from 'vite';
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
// Pages hear of changes by this server: their policy allows no other.
const server = createServer();
const serving = { middlewareMode: true, hmr: { server } } as const;
const vite = await createVite({ server: serving });
// The back office is an app of its own (docs/decisions/0041).
const deskVite = await createVite({ root: 'admin', server: serving });
const renderWith = (source: ViteDevServer) => async (request: Request, context: object) => {
  const built = (await source.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return createRequestHandler(built, 'development')(request, { ...context });
};
const app = createApp(shop, renderWith(vite), { desk: { render: renderWith(deskVite) } });
const answer = getRequestListener(app.fetch);
server.on('request', (request, response) => {
  const { url = '' } = request;
  const { middlewares } = /^\/admin(\/|$|\?)/.test(url) ? deskVite : vite;
  middlewares(request, response, () => {
    // Vite takes its base off the address.
    request.url = url;
    void answer(request, response);
  });
});
server.listen(env.PORT, env.HOST, () => {
  for (const store of shop.stores.all()) say(`${store.name}: ${store.origin}`);
});
const stop = async () => {
  server.close();
  await vite.close();
  await deskVite.close();
  await closeShop(shop);
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
