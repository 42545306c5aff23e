import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Kept, keepParts } from './kept.tsx';

const shop = { name: 'A & <b>' };
let drawn = 0;

function Line({ text }: { text: string }) {
  drawn += 1;
  return (
    <li>
      {text} {'&'} {1}
    </li>
  );
}

const page = (of: object, name: string, text: string) =>
  renderToString(
    <main>
      <Kept as="ul" className="menu" of={of} name={name}>
        {() => ['first', text].map((one) => <Line key={one} text={one} />)}
      </Kept>
    </main>,
  );

afterEach(() => {
  drawn = 0;
});

test('a kept part has the HTML that it would be drawn with, and is drawn once more and never again', async () => {
  const plain = page(shop, 'menu', shop.name);
  keepParts(renderToString);
  expect(page(shop, 'menu', shop.name)).toBe(plain);
  await Promise.resolve();
  drawn = 0;
  expect(page(shop, 'menu', shop.name)).toBe(plain);
  expect(page(shop, 'menu', shop.name)).toBe(plain);
  expect(drawn).toBe(0);
});

test('another name, and other settings, are another part', async () => {
  keepParts(renderToString);
  for (const text of ['one', 'two']) page(shop, text, text);
  const other = { ...shop };
  page(other, 'one', 'three');
  await Promise.resolve();
  expect(page(shop, 'one', '')).toContain('one');
  expect(page(shop, 'two', '')).toContain('two');
  expect(page(other, 'one', '')).toContain('three');
});

test('names without end do not fill the memory', async () => {
  keepParts(renderToString);
  for (let n = 0; n < 250; n++) page(shop, `page ${n}`, 'x');
  await Promise.resolve();
  drawn = 0;
  for (let n = 0; n < 250; n++) page(shop, `page ${n}`, 'x');
  expect(drawn).toBeGreaterThan(250);
});
