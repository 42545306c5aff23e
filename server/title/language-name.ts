const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const known = new Map<string, string>();

/** 'English' for 'eng' (ISO 639-2/B, as feeds give it); an unknown code is shown as it is. */
export function languageName(code: string): string {
  let name = known.get(code);
  if (name === undefined) {
    name = nameOf(code) ?? code;
    known.set(code, name);
  }
  return name;
}

function nameOf(code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    // Not shaped like a language code at all: free text of a source.
    return undefined;
  }
}

/** The tag of BCP 47 for 'eng' or 'fre' ('en', 'fr'); '' for what is no code of a known language. */
export function languageTag(code: string): string {
  try {
    if (nameOf(code) === undefined) return '';
    return Intl.getCanonicalLocales(code)[0] ?? '';
  } catch {
    return '';
  }
}
