import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** The browser's files of the build, compressed beforehand; hashed names may be kept for ever. */
export function builtAssets(folder: string): Hono {
  const app = new Hono();
  const files = serveStatic({
    root: folder,
    precompressed: true,
    onFound(path, c) {
      c.header('cache-control', 'public, max-age=31536000, immutable');
      // Embedded documents have no origin (embeds.ts), and fonts are only given to those that are allowed.
      if (path.endsWith('.woff2')) c.header('access-control-allow-origin', '*');
    },
  });
  app.use('/assets/*', files);
  app.get('/favicon.svg', serveStatic({ root: folder, path: 'favicon.svg' }));
  app.get('/favicon.ico', serveStatic({ root: folder, path: 'favicon.ico' }));
  // A file of an older build: say so quickly instead of rendering a page.
  app.get('/assets/*', (c) => c.text('Not found', 404));
  return app;
}

/** The same of the back office, which lie below /admin/assets. */
export function deskAssets(folder: string): Hono {
  const app = new Hono();
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice('/admin'.length),
    onFound(_, c) {
      c.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  app.use('/admin/assets/*', files);
  app.get('/admin/assets/*', (c) => c.text('Not found', 404));
  return app;
}
