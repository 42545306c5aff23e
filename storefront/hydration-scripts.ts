import { dataBlocks } from './page-data.ts';

/**
 * What the page's scripts start from: data blocks, and two lines of script that hand React Router its own. Its way is a
 * script that holds the data as a string literal: a quarter larger, rendered through three streams, and different on every
 * page, so that the policy had to hash it. These two lines are always the same.
 */
export async function hydrationScripts(
  data: ReadableStream<Uint8Array>,
  loaderData: Record<string, unknown>,
): Promise<string> {
  const state = `<script type="application/json" id="page-data">${inHtml(await textOf(data))}</script>`;
  return `${dataBlocks(loaderData)}${state}<script>${startRouter}</script>`;
}

const startRouter =
  "(function(c){c.enqueue(document.getElementById('page-data').textContent);c.close()})(window.__reactRouterContext.streamController)";

async function textOf(data: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of data) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/** JSON says the same with its angle brackets escaped, and can then not end the element it stands in. */
function inHtml(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
