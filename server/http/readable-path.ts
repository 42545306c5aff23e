/**
 * Path and query of an address in which no percent sequence is broken: each '%' of a broken one says '%25'. Null when
 * nothing is broken, as nearly always. The renderer would write its own lines to the log for each broken one.
 */
export function readablePath(address: string): string | null {
  const { pathname, search } = new URL(address);
  const readable = pathname.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    try {
      decodeURIComponent(run);
      return run;
    } catch {
      return run.replaceAll('%', '%25');
    }
  });
  return readable === pathname ? null : readable + search;
}
