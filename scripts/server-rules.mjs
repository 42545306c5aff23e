/** Files that may hold SQL: the engine, queries, and writes, also those that the command line and the demo use. */
const sqlFile = /^server\/db\/|(?:^|[/-])queries\.ts$|\/write\.ts$/;

/** What the command line and the demo change goes through the functions of the server: they only read for themselves. */
const reader = /^(?:cli|demo)\//;
const writing = /(["'`])\s*(?:insert\s+into|delete\s+from|update\s+\w+(?:\s+\w+)?\s+set)\s/g;

/** Running a statement, unless it is a request's query string; or the beginning of one in quotes. */
const sql =
  /(?<!\breq)\.query\s*[(<]|(["'`])\s*(?:select|insert\s+into|delete\s+from|update\s+\w+(?:\s+\w+)?\s+set|with\s+\w+\s+as|savepoint)\s/g;

/** Each line with SQL of a file where none belongs, as `path:line`. */
export function misplacedSql({ path, source }) {
  const found = (pattern, what) =>
    [...source.matchAll(pattern)].map(
      (match) => `${path}:${source.slice(0, match.index).split('\n').length}: ${what}`,
    );
  if (!sqlFile.test(path)) return found(sql, 'SQL belongs in a queries file');
  return reader.test(path) ? found(writing, 'the server writes this: call its write.ts') : [];
}

const imported = /^(?:import|export)\s(?!type\s)[^'";]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;
const folderOf = (path) => /^server\/([^/]+)\//.exec(path)?.[1];

/**
 * A cycle of imports between folders of the server, as one import for each step, or undefined. Ignores types and the files
 * of server/ itself, which the folder rules of dependency-cruiser can't leave out.
 */
export function circleOf(files) {
  const imports = new Map();
  for (const { path, source } of files) {
    const from = folderOf(path);
    if (!from) continue;
    for (const [, fixed, late] of source.matchAll(imported)) {
      const target = new URL(fixed ?? late, `file:///${path}`).pathname.slice(1);
      const to = folderOf(target);
      if (!to || to === from) continue;
      if (!imports.has(from)) imports.set(from, new Map());
      imports.get(from).set(to, `${path} -> ${target}`);
    }
  }
  const way = [];
  const done = new Set();
  function walk(folder) {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return;
    way.push(folder);
    for (const next of imports.get(folder)?.keys() ?? []) {
      const circle = walk(next);
      if (circle) return circle;
    }
    way.pop();
    done.add(folder);
  }
  for (const folder of imports.keys()) {
    const circle = walk(folder);
    if (circle) return circle.slice(1).map((to, i) => imports.get(circle[i]).get(to));
  }
}
