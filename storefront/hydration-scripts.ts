/**
 * What the page's scripts start from, as a data block and two lines of script that hand it over. React Router's own way is a
 * script that holds the data as a string literal: a quarter larger, rendered through three streams, and different on every
 * page, so that the policy had to hash it. These two lines are always the same.
 */
export async function hydrationScripts(data: ReadableStream<Uint8Array>): Promise<string> {
  const text = await new Response(data).text();
  return `<script type="application/json" id="page-data">${inHtml(text)}</script><script>${handOver}</script>`;
}

const handOver =
  "(function(c){c.enqueue(document.getElementById('page-data').textContent);c.close()})(window.__reactRouterContext.streamController)";

/** JSON says the same with its angle brackets escaped, and can then not end the element it stands in. */
function inHtml(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
