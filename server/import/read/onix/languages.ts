import { children, code, type El } from './element.ts';

/** Language of the text (role 01) as ISO 639-2/B; undefined if unknown. */
export function languageOf(block: El | undefined, fallback: string | undefined): string | undefined {
  const composite = children(block, 'Language').find((one) => (code(one, 'LanguageRole') ?? '01') === '01');
  return (
    bibliographic(code(composite, 'LanguageCode')) ??
    bibliographic(code(block, 'LanguageOfText')) ??
    bibliographic(fallback)
  );
}

/** ISO 639-1 and the terminological codes of ISO 639-2, which some senders use, as bibliographic codes. */
const OTHER_CODES: Record<string, string> = {
  bod: 'tib',
  ces: 'cze',
  cym: 'wel',
  deu: 'ger',
  ell: 'gre',
  eus: 'baq',
  fas: 'per',
  fra: 'fre',
  hye: 'arm',
  isl: 'ice',
  kat: 'geo',
  mkd: 'mac',
  mri: 'mao',
  msa: 'may',
  mya: 'bur',
  nld: 'dut',
  ron: 'rum',
  slk: 'slo',
  sqi: 'alb',
  zho: 'chi',
  ar: 'ara',
  cs: 'cze',
  da: 'dan',
  de: 'ger',
  el: 'gre',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fre',
  he: 'heb',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'dut',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'chi',
};

function bibliographic(value: string | undefined): string | undefined {
  const language = value?.toLowerCase() ?? '';
  return OTHER_CODES[language] ?? (/^[a-z]{3}$/.test(language) ? language : undefined);
}
