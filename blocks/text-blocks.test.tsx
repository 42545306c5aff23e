import { expect, it } from 'vitest';
import { drawBlock } from '../test/draw-block.tsx';

const words = { heading: 'Come in', paragraph: '<p>Out of the weather.</p>' };
const count = (html: string, part: string) => html.split(part).length - 1;

it('blank_space is a space of its height, with a line where one is wanted (BLOCK-012)', async () => {
  const space = await drawBlock('blank_space', { height: 64 });
  expect(space).toContain('--height:64px');
  expect(space).not.toContain('<hr');
  expect(await drawBlock('blank_space', { divider: true })).toContain('<hr/>');
});

it('headline_paragraph is a heading of its level and a paragraph (BLOCK-013)', async () => {
  expect(await drawBlock('headline_paragraph', words)).toMatch(
    /<h2>Come in<\/h2>.*<p>Out of the weather\.<\/p>/,
  );
  expect(await drawBlock('headline_paragraph', { ...words, level: 1 })).toContain('<h1>Come in</h1>');
});

it('text_columns puts each text under its heading, below that of the block (BLOCK-014)', async () => {
  const columns = [1, 2, 3, 4].map((n) => ({ heading: `Part ${n}`, paragraph: `<p>Text ${n}.</p>` }));
  const html = await drawBlock('text_columns', { ...words, columns });
  expect(html).toContain('--count:3');
  expect(html).toMatch(/<h3>Part 1<\/h3>.*<p>Text 1\.<\/p>.*<h3>Part 4<\/h3>/);
  expect(await drawBlock('text_columns', { columns })).toContain('<h2>Part 1</h2>');
  expect(html).not.toMatch(/aria-hidden="true">P</);
  expect(await drawBlock('text_columns', { columns, initials: true })).toMatch(
    /aria-hidden="true">P<\/span><h2>Part 1/,
  );
});

it('table_grid is a table whose columns have heads; a tick is read out (BLOCK-016)', async () => {
  const html = await drawBlock('table_grid', {
    heading: 'For schools',
    columns: [{ header: 'What' }, { header: 'Discount' }],
    rows: [{ data: ['Class sets', '20 %'] }, { data: ['Picture books', ''], check: [false, true] }],
  });
  expect(html).toMatch(/tabindex="0" aria-label="For schools"/);
  expect(html).toMatch(/<th scope="col"[^>]*>What<\/th><th scope="col"[^>]*>Discount<\/th>/);
  expect(html).toMatch(/<td[^>]*>Class sets<\/td><td[^>]*>20 %<\/td>/);
  expect(html).toMatch(/Picture books<\/td><td[^>]*><svg.*<\/svg><span[^>]*>Yes<\/span>/);
});

it('accordion has each answer below its question, open or not without scripts (BLOCK-017)', async () => {
  const faq = [1, 1, 2].map((n) => ({ headline: `Why ${n}?`, paragraph: `<p>Since ${n}.</p>` }));
  const many = await drawBlock('accordion', { faq });
  expect(count(many, '<details')).toBe(3);
  expect(many).toMatch(/<summary>Why 1\?<svg[^>]*aria-hidden="true".*<p>Since 1\.<\/p>/);
  expect(many).not.toMatch(/<details name=/);
  const names = (await drawBlock('accordion', { faq, is_accordion: true })).match(/<details name="[^"]+"/g);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
});
