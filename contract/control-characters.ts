// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is dropped here
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without control characters, which people do not type and databases do not keep (NUL); tabs and line breaks stay. */
export function withoutControls(text: string): string {
  return text.replace(controls, '');
}
