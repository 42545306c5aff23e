import ts from 'typescript';

/** Words to avoid in comments; a phrase may run over a line end. A word in quotes is a name, such as a test's mailbox. */
const avoided =
  /(?<!['"`])\b(?:whoever|anew|nobody|somebody|is\s+none|is\s+told|are\s+told|there\s+to|(?:bec[ao]mes?|c[ao]mes?)\s+of)\b/gi;

/** A comment that names its subject last: 'Of two imports, one waits', 'Of a choice: its values'. */
const inverted = /^\s*Of\s[^.;]*[,:]\s/;

/** Cheap to ask of a whole file: most have no such word, and need no parser. */
const hint =
  /whoever|anew|nobody|somebody|\b(?:is|are|there)[\s/*]+(?:none|told|to)\b|\b(?:bec|c)[ao]mes?[\s/*]+of\b|[/*]\s+Of\s/i;

/** The comments of a file as `{ line, text }`; `//` comments on successive lines are one. Markers become spaces. */
export function commentsOf(path, source) {
  const ranges = path.endsWith('.css') ? cssComments(source) : codeComments(path, source);
  const joined = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && isLineBreak(source.slice(last.end, range.pos))) last.end = range.end;
    else joined.push({ ...range });
  }
  return joined.map(({ pos, end }) => ({
    line: source.slice(0, pos).split('\n').length,
    text: source
      .slice(pos, end)
      .replace(/^[ \t]*(?:\/\/+|\/\*+|\*(?!\/))/gm, (marker) => ' '.repeat(marker.length)),
  }));
}

/** Each avoided word in a file's comments, as `path:line: word`. */
export function avoidedWords(path, source) {
  if (!hint.test(source)) return [];
  return commentsOf(path, source).flatMap(({ line, text }) => [
    ...(inverted.test(text) ? [`${path}:${line}: begins with "Of"`] : []),
    ...[...text.matchAll(avoided)].map((match) => {
      const at = line + text.slice(0, match.index).split('\n').length - 1;
      return `${path}:${at}: "${match[0].replace(/\s+/g, ' ').toLowerCase()}"`;
    }),
  ]);
}

/** What is wrong with a commit subject, or undefined. */
export function subjectFault(subject) {
  if (subject.length > 72) return `has ${subject.length} characters, at most 72 are allowed`;
  if (subject.endsWith('.')) return 'ends in a period';
}

function isLineBreak(between) {
  return /^[ \t]*\r?\n[ \t]*$/.test(between);
}

function cssComments(source) {
  // Strings come first, so that a '/*' inside one does not start a comment.
  const tokens = source.matchAll(/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\//g);
  return [...tokens]
    .filter((token) => token[0].startsWith('/*'))
    .map((token) => ({ pos: token.index, end: token.index + token[0].length }));
}

/** A bare scanner misreads JSX text, templates and regular expressions; the parser's tokens do not. */
function codeComments(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kindOf(path));
  const found = new Map();
  const add = (pos, end) => {
    found.set(pos, { pos, end });
  };
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const children = node.getChildren(file);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    ts.forEachLeadingCommentRange(source, node.pos, add);
    ts.forEachTrailingCommentRange(source, node.pos, add);
  };
  visit(file);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
}

function kindOf(path) {
  if (path.endsWith('x')) return ts.ScriptKind.TSX;
  return /\.[cm]?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}
