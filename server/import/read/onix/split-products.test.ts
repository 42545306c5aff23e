import { describe, expect, it } from 'vitest';
import { type Piece, ProductSplitter } from './split-products.ts';

function split(text: string, chunk = 100_000): string[] {
  const splitter = new ProductSplitter(2000);
  const show = (piece: Piece) =>
    piece.kind === 'root' || piece.kind === 'nothing'
      ? `${piece.line} ${piece.kind}`
      : piece.kind === 'foreign'
        ? `${piece.line} foreign ${piece.reason}`
        : `${piece.line} ${piece.kind} ${piece.kind === 'broken' ? piece.reason : piece.bytes.toString()}`;
  const bytes = Buffer.from(text);
  const found: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk)
    found.push(...splitter.push(bytes.subarray(at, at + chunk)).map(show));
  found.push(...splitter.end().map(show));
  for (const other of chunk === 100_000 ? [1, 2, 3, 5, 64] : []) expect(split(text, other)).toEqual(found);
  return found;
}

describe('ProductSplitter', () => {
  it('gives root, header and products with their lines', () => {
    const text =
      '<?xml version="1.0"?>\n<ONIXMessage>\n<Header><A/></Header>\n<Product>1</Product>\n<Product datestamp="x">2</Product >\n<Product\n/>\n</ONIXMessage>\n';
    expect(split(text)).toEqual([
      '2 root',
      '3 header <Header><A/></Header>',
      '4 product <Product>1</Product>',
      '5 product <Product datestamp="x">2</Product >',
      '6 product <Product\n/>',
    ]);
  });

  it('gives the line where the sender says that there is no product', () => {
    expect(split('<ONIXMessage>\n<NoProduct/>\n</ONIXMessage>')).toEqual(['1 root', '2 nothing']);
    expect(split('<ONIXmessage>\n<x507/>\n</ONIXmessage>')).toEqual(['1 root', '2 nothing']);
  });

  it('does not see tags in CDATA sections and comments, inside and between records', () => {
    const inside =
      '<Product><![CDATA[</Product><Product>]]><!-- </Product> --><ProductForm>BC</ProductForm></Product>';
    expect(split(`<ONIXMessage><!-- <Product>old</Product> -->${inside}</ONIXMessage>`)).toEqual([
      '1 root',
      `1 product ${inside}`,
    ]);
  });

  it('goes on with the next record after one without an end tag', () => {
    expect(split('<ONIXMessage>\n<Product>1\n<Product>2</Product></ONIXMessage>')).toEqual([
      '1 root',
      '2 broken This record has no end tag (</Product>) before the next one begins.',
      '3 product <Product>2</Product>',
    ]);
  });

  it.each([
    ['A CDATA section', '<![CDATA[', ']]>'],
    ['A comment', '<!--', '-->'],
  ])('goes on with the next record after %s without an end', (name, open, close) => {
    const next = `<Product>${open}b${close}</Product>`;
    expect(split(`<ONIXMessage>\n<Product>${open}a</Product>\n${next}</ONIXMessage>`)).toEqual([
      '1 root',
      `2 broken ${name} in this record has no end.`,
      `3 product ${next}`,
    ]);
    // None of the records that follow has another to betray it.
    expect(split(`<ONIXMessage>\n<Product>${open}a</Product>\n<Product>c</Product></ONIXMessage>`)).toEqual([
      '1 root',
      `2 broken ${name} in this record has no end.`,
      '3 product <Product>c</Product>',
    ]);
  });

  it('tells once about anything else between two records', () => {
    const text =
      '<ONIXMessage>\n<Product>1</Product>\n<Prodict><A>x</A></Prodict>\n<Product>2</Product>\nloose</ONIXMessage>';
    expect(split(text)).toEqual([
      '1 root',
      '2 product <Product>1</Product>',
      '3 broken Something between two records is not an ONIX record (<Prodict>).',
      '4 product <Product>2</Product>',
      '5 broken Something between two records is not an ONIX record (text outside of any record).',
    ]);
  });

  it('passes over the series records of ONIX 2.1', () => {
    const series = '<MainSeriesRecord><Title>S</Title></MainSeriesRecord>';
    expect(split(`<ONIXMessage>${series}<Product>1</Product></ONIXMessage>`)).toEqual([
      '1 root',
      '1 product <Product>1</Product>',
    ]);
  });

  it('gives up a record beyond the limit without losing those around it', () => {
    const long = `<Product>${'<a>b</a>'.repeat(400)}</Product>`;
    expect(split(`<ONIXMessage><Product>1</Product>${long}<Product>2</Product></ONIXMessage>`)).toEqual([
      '1 root',
      '1 product <Product>1</Product>',
      '1 broken This record is longer than 0 MB; it was not read.',
      '1 product <Product>2</Product>',
    ]);
  });

  it('holds no more than the limit and what arrived last', () => {
    const splitter = new ProductSplitter(100_000);
    splitter.push(Buffer.from('<ONIXMessage><Product><![CDATA['));
    const before = process.memoryUsage().arrayBuffers;
    const block = Buffer.alloc(200_000, 'x');
    for (let i = 0; i < 2000; i++) splitter.push(block);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200_000_000);
  });
});
