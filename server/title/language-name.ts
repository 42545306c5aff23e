import { getLocale } from '../../messages/compiled/runtime.js';

interface Names {
  names: Intl.DisplayNames;
  known: Map<string, string>;
}

/** By the language of the texts. */
const inLocale = new Map<string, Names>();

function namesNow(): Names {
  const locale = getLocale();
  let found = inLocale.get(locale);
  if (!found) {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    found = { names, known: new Map() };
    inLocale.set(locale, found);
  }
  return found;
}

/** 'English' for 'eng' (ISO 639-2/B, as feeds give it); an unknown code is shown as it is. */
export function languageName(code: string): string {
  const { known } = namesNow();
  let name = known.get(code);
  if (name === undefined) {
    name = nameOf(code) ?? code;
    known.set(code, name);
  }
  return name;
}

function nameOf(code: string): string | undefined {
  try {
    return namesNow().names.of(code);
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
