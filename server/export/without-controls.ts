/**
 * Text without what XML 1.0 or UTF-8 cannot hold, and without the C1 controls that XML discourages: line ends and tabs stay,
 * other controls, lone surrogates, U+FFFE and U+FFFF go.
 */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '');
}
