import { expect, test } from 'vitest';
import { avoidedWords, commentsOf, subjectFault } from './language.mjs';

const word = ['no', 'body'].join('');

test('finds comments in code, and leaves strings, templates, regular expressions and JSX text alone', () => {
  const source = [
    `const url = 'https://${word}.example'; // first`,
    `const text = \`\${url /* second */} // ${word}\`;`,
    `const slashes = /[/*] ${word}/;`,
    'const page = (',
    `  <p title="// ${word}">`,
    `    // ${word} {/* third */}`,
    '  </p>',
    ');',
    '// last',
  ].join('\n');
  expect(commentsOf('page.tsx', source)).toEqual([
    { line: 1, text: '   first' },
    { line: 2, text: '   second */' },
    { line: 6, text: '   third */' },
    { line: 9, text: '   last' },
  ]);
});

test('names the file, line and word, in a phrase over a line end too', () => {
  const block = ['/**', ' * A shopper is', ' * told.', ' */', 'run();'].join('\n');
  expect(avoidedWords('a.ts', block)).toEqual(['a.ts:2: "is told"']);
  const lines = ['run(); // one', '', '// Mails there', `// to read, ${word} else.`].join('\n');
  expect(avoidedWords('a.mjs', lines)).toEqual(['a.mjs:3: "there to"', `a.mjs:4: "${word}"`]);
});

test('names a comment that puts its subject last', () => {
  const inverted = ['Of two imports, one waits.', 'Of a choice: what its values are called.'];
  const plain = ['Of course.', 'For a choice: its values.', 'The last of two, or none.'];
  const source = [...inverted, ...plain].map((text) => `/** ${text} */\nrun();`).join('\n');
  expect(avoidedWords('a.ts', source)).toEqual(['a.ts:1: begins with "Of"', 'a.ts:3: begins with "Of"']);
  const fate = ['beca', 'me of'].join('');
  expect(avoidedWords('a.ts', `// Says what ${fate} the order.`)).toEqual([`a.ts:1: "${fate}"`]);
});

test('allows a quoted name and longer words', () => {
  expect(avoidedWords('a.ts', `// Rejects '${word}'. Told anewly.`)).toEqual([]);
});

test('reads the comments of a style sheet', () => {
  const sheet = `.a { content: '/* ${word}'; } /* ${word} */`;
  expect(avoidedWords('a.css', `\n${sheet}`)).toEqual([`a.css:2: "${word}"`]);
});

test('a commit subject has at most 72 characters and no period', () => {
  expect(subjectFault('a'.repeat(72))).toBeUndefined();
  expect(subjectFault('a'.repeat(73))).toContain('73 characters');
  expect(subjectFault('cart: Keep it.')).toContain('period');
});
