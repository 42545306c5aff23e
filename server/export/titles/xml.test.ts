import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { cdata, element, textElement, xmlText } from './xml.ts';

function parsed(xml: string): string {
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (data) => {
    text += data;
  });
  parser.on('cdata', (data) => {
    text += data;
  });
  parser.write(xml).close();
  return text;
}

test('markup is escaped', () => {
  expect(xmlText('Salt & <Cedar> "2"')).toBe('Salt &amp; &lt;Cedar&gt; &quot;2&quot;');
  expect(cdata('a]]>b')).toBe('<![CDATA[a]]]]><![CDATA[>b]]>');
});

test('what XML cannot hold is dropped', () => {
  expect(xmlText('a\0b\x0bc\ud800d\udc00e\ufffff\x85g')).toBe('abcdefg');
  expect(xmlText('tab\t, line\n, 😀')).toBe('tab\t, line\n, 😀');
});

test('an element without content falls away, and so does what holds nothing else', () => {
  expect(element('Imprint', textElement('ImprintName', ''))).toBe('');
  expect(textElement('ExtentValue', 0)).toBe('<ExtentValue>0</ExtentValue>');
});

test('a strict parser reads any text back', () => {
  const kept = (text: string) => text.replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '');
  const markup = fc.constantFrom('<', '>', '&', '"', ']]>', '\r', '\n', '&amp;', '\ud800', 'é');
  const any = fc
    .array(fc.oneof(markup, fc.string({ unit: 'binary', maxLength: 5 })))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(any, (text) => {
      const whole = kept(text.replaceAll('\ud800', ''));
      expect(parsed(`<a>${xmlText(text)}</a>`)).toBe(whole);
      expect(parsed(`<a>${cdata(text)}</a>`)).toBe(whole.replace(/\r\n?/g, '\n'));
    }),
  );
});
