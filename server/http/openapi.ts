import { Hono } from 'hono';
import { z } from 'zod';
import { type Action, commonRefusals } from '../../contract/action.ts';
import { actions } from '../../contract/actions.ts';
import { escapeHtml } from './escape-html.ts';

type Schema = Record<string, unknown>;

/** What the contract says, as OpenAPI 3.1. */
export function openApiDocument(origin: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const [name, action] of Object.entries(actions as Record<string, Action>)) {
    paths[`/customer/${name}`] = action.download
      ? { get: fetched(name, action) }
      : { post: operation(name, action) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Handsell customer API',
      version: '1',
      description:
        'Every call is a form-encoded POST. An expected refusal is HTTP 200 with error, error_code and error_data; ' +
        'transport faults are 400, 403, 404, 413, 429, 500 and 503, each with error.',
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Refused: refused([...commonRefusals]) } },
  };
}

function operation(name: string, action: Action): Schema {
  const shape = z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any' });
  const output = z.toJSONSchema(action.output, { unrepresentable: 'any' });
  const base = {
    uuid: { type: 'string', description: 'Idempotency key of a changing call' },
    session_id: { type: 'string', description: 'For clients without cookies' },
    log_url: { type: 'string' },
    store_id: { type: 'string' },
    for_account: {
      type: 'string',
      description:
        'user.for_account of whom the page was drawn for: a change is refused when somebody else is logged in',
    },
  };
  const properties = { ...((shape.properties as Schema) ?? {}), ...base };
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
            schema: { anyOf: [withoutMeta(output), refused([...action.refusals, ...commonRefusals])] },
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

/** /openapi.json and a page that a person can read. */
export function apiDocs(origin: () => string): Hono {
  const app = new Hono();
  app.get('/openapi.json', (c) => c.json(openApiDocument(origin())));
  app.get('/docs/api', (c) => {
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(docsPage());
  });
  return app;
}

function docsPage(): string {
  const entries = Object.entries(actions as Record<string, Action>).sort(([a], [b]) => a.localeCompare(b));
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
    return `<section id="${escapeHtml(name)}"><h2>POST /customer/${escapeHtml(name)}</h2><p>${escapeHtml(action.summary)}</p>
<p>${action.changes ? 'Changes something; idempotent by <code>uuid</code>.' : 'Only reads.'}
${action.refusals.length > 0 ? `Refuses with: ${action.refusals.map((r) => `<code>${escapeHtml(r)}</code>`).join(', ')}.` : ''}</p>
<details><summary>Payload</summary><pre>${escapeHtml(input)}</pre></details>
<details><summary>Answer</summary><pre>${escapeHtml(output)}</pre></details></section>`;
  });
  const list = entries.map(([name]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Handsell customer API</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
pre{background:#f4f2ee;padding:1rem;overflow:auto}h2{font-size:1.1rem;margin-top:2.5rem}</style></head><body><main>
<h1>Handsell customer API</h1><p>Generated from the contract. Machines read <a href="/openapi.json">/openapi.json</a>.</p>
<ul>${list.join('')}</ul>${sections.join('\n')}</main></body></html>`;
}
