/** The beginning of a plain text in one line of at most `most` characters; a longer one is cut between words and ends with '…'. */
export function firstWords(text: string, most = 160): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  // Not half a character at the cut.
  const begun = line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  const end = begun.lastIndexOf(' ');
  return `${(end > most / 2 ? begun.slice(0, end) : begun).replace(/[\s,;:.–—-]+$/, '')}…`;
}
