import { Hono } from 'hono';
import { z } from 'zod';
import { type Action, commonRefusals } from '../../contract/action.ts';
import { actions } from '../../contract/actions.ts';
import { adminActions, commonAdminRefusals } from '../../contract/admin/actions.ts';
import type { Shop } from '../context.ts';
import { escapeHtml } from '../escape-html.ts';

type Schema = Record<string, unknown>;

/** One API as its documentation shows it. */
interface Api {
  title: string;
  /** Before the name of an action. */
  path: string;
  actions: Readonly<Record<string, Action>>;
  commonRefusals: readonly string[];
  /** Fields of every call, besides those of its action. */
  base: Schema;
  document: string;
}

const uuid = { type: 'string', description: 'Idempotency key of a changing call' };

const customerApi: Api = {
  title: 'Handsell customer API',
  path: '/customer/',
  actions,
  commonRefusals,
  base: {
    uuid,
    session_id: { type: 'string', description: 'For clients without cookies' },
    log_url: { type: 'string' },
    store_id: { type: 'string' },
    for_account: {
      type: 'string',
      description:
        'user.for_account of the account the page was drawn for: a change is refused when another account is logged in',
    },
  },
  document: '/openapi.json',
};

const adminApi: Api = {
  title: 'Handsell back office API',
  path: '/admin/',
  actions: adminActions,
  commonRefusals: commonAdminRefusals,
  base: { uuid },
  document: '/openapi-admin.json',
};

/** What the contract says, as OpenAPI 3.1. */
function openApiDocument(api: Api, origin: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const [name, action] of Object.entries(api.actions)) {
    paths[`${api.path}${name}`] = action.download
      ? { get: fetched(name, action) }
      : { post: operation(api, name, action) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: api.title,
      version: '1',
      description:
        'Every call is a form-encoded POST. An expected refusal is HTTP 200 with error, error_code and error_data; ' +
        'transport faults are 400, 403, 404, 413, 429, 500 and 503, each with error.',
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Refused: refused([...api.commonRefusals]) } },
  };
}

function operation(api: Api, name: string, action: Action): Schema {
  const shape = z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any' });
  const output = z.toJSONSchema(action.output, { unrepresentable: 'any' });
  const properties = { ...((shape.properties as Schema) ?? {}), ...api.base };
  return {
    operationId: name,
    summary: action.summary,
    tags: [name.split('/')[0]],
    requestBody: {
      content: {
        [action.maxBytes ? 'multipart/form-data' : 'application/x-www-form-urlencoded']: {
          schema: { ...withoutMeta(shape), properties },
        },
      },
    },
    responses: {
      200: {
        description: 'The answer, or a refusal',
        content: {
          'application/json': {
            schema: { anyOf: [withoutMeta(output), refused([...action.refusals, ...api.commonRefusals])] },
          },
        },
      },
    },
  };
}

/** A file, which a link can fetch. */
function fetched(name: string, action: Action): Schema {
  const shape = z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any' });
  const required = (shape.required as string[] | undefined) ?? [];
  return {
    operationId: name,
    summary: action.summary,
    tags: [name.split('/')[0]],
    parameters: Object.entries((shape.properties as Schema) ?? {}).map(([field, schema]) => ({
      name: field,
      in: 'query',
      required: required.includes(field),
      schema,
    })),
    responses: { 200: { description: 'The file' }, 404: { description: 'There is none for this caller' } },
  };
}

const withoutMeta = ({ $schema: _, ...schema }: Schema): Schema => schema;

function refused(codes: string[]): Schema {
  return {
    type: 'object',
    required: ['error', 'error_code'],
    properties: { error: { type: 'string' }, error_code: { type: 'string', enum: codes }, error_data: {} },
  };
}

/** /openapi.json, /openapi-admin.json and a page for each that a person can read. */
export function apiDocs(shop: Pick<Shop, 'stores'>): Hono {
  const app = new Hono();
  const pages = { '/docs/api': customerApi, '/docs/admin-api': adminApi };
  for (const [path, api] of Object.entries(pages)) {
    app.get(api.document, (c) => c.json(openApiDocument(api, shop.stores.all()[0]?.origin ?? '/')));
    app.get(path, (c) => {
      c.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
      return c.html(docsPage(api));
    });
  }
  return app;
}

function docsPage(api: Api): string {
  const entries = Object.entries(api.actions).sort(([a], [b]) => a.localeCompare(b));
  const sections = entries.map(([name, action]) => {
    const input = JSON.stringify(
      withoutMeta(z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any' })),
      null,
      2,
    );
    const output = JSON.stringify(
      withoutMeta(z.toJSONSchema(action.output, { unrepresentable: 'any' })),
      null,
      2,
    );
    return `<section id="${escapeHtml(name)}"><h2>POST ${api.path}${escapeHtml(name)}</h2><p>${escapeHtml(action.summary)}</p>
<p>${action.changes ? 'Changes something; idempotent by <code>uuid</code>.' : 'Only reads.'}
${action.refusals.length > 0 ? `Refuses with: ${action.refusals.map((r) => `<code>${escapeHtml(r)}</code>`).join(', ')}.` : ''}</p>
<details><summary>Payload</summary><pre>${escapeHtml(input)}</pre></details>
<details><summary>Answer</summary><pre>${escapeHtml(output)}</pre></details></section>`;
  });
  const list = entries.map(([name]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${api.title}</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
pre{background:#f4f2ee;padding:1rem;overflow:auto}h2{font-size:1.1rem;margin-top:2.5rem}</style></head><body><main>
<h1>${api.title}</h1><p>Generated from the contract. Machines read <a href="${api.document}">${api.document}</a>.</p>
<ul>${list.join('')}</ul>${sections.join('\n')}</main></body></html>`;
}
