import { expect, it } from 'vitest';
import { drawBlock } from '../test/draw-block.tsx';

it.each([
  ['mailchimp_embedded', 'BLOCK-038'],
  ['constant_contact_embedded', 'BLOCK-039'],
] as const)(
  '%s is a form where it has an address to post to, a frame where it has a page to embed (%s, NEWS-002, NEWS-006, NEWS-007)',
  async (name, _row) => {
    const url = 'https://news.example.com/post';
    const fields = (html: string) => [...html.matchAll(/name="([A-Z]+)"/g)].map(([, field]) => field);
    const form = await drawBlock(name, { url });
    expect(form).toMatch(/<form [^>]*method="post"/);
    expect(form).not.toContain('<iframe');
    expect(fields(form)).toEqual(['EMAIL']);
    const more = { show_name: true, show_phone: true };
    expect(fields(await drawBlock(name, { url, ...more }))).toEqual(['FNAME', 'LNAME', 'EMAIL', 'PHONE']);
    const frame = await drawBlock(name, { embed_url: 'https://news.example.com/form', heading: 'News' });
    expect(frame).toMatch(/<iframe [^>]*title="News"[^>]*sandbox=/);
    expect(frame).not.toContain('<form');
  },
);

it('custom_html_css draws the shop’s markup under a shadow root with its styles (BLOCK-040)', async () => {
  const html = await drawBlock('custom_html_css', { html: '<b>Ours</b>', css: 'b { color: red }' });
  expect(html).toMatch(
    /<template shadowrootmode="open"><style>b { color: red }<\/style><b>Ours<\/b><\/template>/,
  );
});

it('custom_embed is a named frame without the shop’s origin (BLOCK-041)', async () => {
  const html = await drawBlock('custom_embed', { embed: '<i>Tides</i>', title: 'Tide clock' });
  expect(html).toMatch(/<iframe [^>]*src="\/embed\/b\?page=%2F"[^>]*title="Tide clock"/);
  expect(/sandbox="([^"]*)"/.exec(html)?.[1]).not.toContain('allow-same-origin');
});

it('custom_form is the form of its number, in so much of the column (BLOCK-042, FORM-006)', async () => {
  const html = await drawBlock('custom_form', { form_id: 4 });
  expect(html).toMatch(/--width:30%.*<h2[^>]*>Ask us 4<\/h2>.*<label[^>]*>Your name/);
  expect(html).toMatch(/<form [^>]*method="post"/);
});

it('map_stores_location lists its locations, each with a link to a map (BLOCK-049)', async () => {
  const html = await drawBlock('map_stores_location', {});
  expect(html).toMatch(/<select.*Corner.*Pier.*<\/select>.*<ul.*<li>Corner <a .*<li>Pier <a /s);
  expect(await drawBlock('map_stores_location', { location_id: 2 })).not.toContain('Corner');
});
