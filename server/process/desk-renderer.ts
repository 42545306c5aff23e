import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { Desk } from '../http/desk-pages.ts';

/** Renders pages of the built back office. Its code is loaded for the first of them: most processes never serve one. */
export function deskRenderer(folder: string, mode: string): Desk['render'] {
  let handler: Promise<RequestHandler> | undefined;
  const load = async () => {
    const built = await import(pathToFileURL(join(folder, 'server', 'index.js')).href);
    return createRequestHandler(built as ServerBuild, mode);
  };
  return async (request, context) => {
    handler ??= load();
    return (await handler)(request, { ...context });
  };
}
