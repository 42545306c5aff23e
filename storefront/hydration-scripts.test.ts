import { expect, it } from 'vitest';
import { hydrationScripts } from './hydration-scripts.ts';

it('keeps data that looks like the end of a script inside its block', async () => {
  const json = JSON.stringify(['</script><script>alert(1)</script>', '<!--', '“é”']);
  const data = new ReadableStream<Uint8Array>({
    start(stream) {
      // In two pieces, cut inside a character.
      const bytes = new TextEncoder().encode(json);
      stream.enqueue(bytes.slice(0, bytes.length - 5));
      stream.enqueue(bytes.slice(bytes.length - 5));
      stream.close();
    },
  });
  const html = await hydrationScripts(data, {});
  const [, block = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(block)).toEqual(JSON.parse(json));
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
