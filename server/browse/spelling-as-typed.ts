/**
 * A corrected spelling with the apostrophes of the words that were typed: "o'brien" becomes "o'brian", not 'obrian'.
 * '' when nothing but apostrophes and case differs: leaving them out is no slip.
 */
export function spellingAsTyped(typed: string, corrected: string): string {
  if (!corrected || bare(corrected) === bare(typed)) return '';
  const written = typed.split(/\s+/).flatMap((word) => {
    const at = word.search(/['’]/);
    return at > 0 && at < word.length - 1
      ? [{ start: word.slice(0, at).toLowerCase(), sign: word.charAt(at) }]
      : [];
  });
  return corrected
    .split(' ')
    .map((word) => {
      const like = written.find(({ start }) => word.startsWith(start) && word.length > start.length + 1);
      return like ? like.start + like.sign + word.slice(like.start.length) : word;
    })
    .join(' ');
}

function bare(text: string): string {
  return text.toLowerCase().replace(/['’`]/g, '').trim();
}
