/** ISO 639-2/B code, ISO 639-1 code, 639-2/T code where it differs, then names as catalogues write them. */
const LANGUAGES = `
eng en|english|inglês|ingles|inglés|anglais|englisch|engels|inglese
spa es|spanish|español|espanol|castellano|espanhol|espagnol|spanisch|spagnolo
fre fr fra|french|français|francais|francês|frances|francés|französisch|francese|frans
ger de deu|german|deutsch|alemão|alemao|alemán|aleman|allemand|duits|tedesco
por pt|portuguese|português|portugues|portugués|portugais|portugiesisch|portoghese
ita it|italian|italiano|italien|italienisch
dut nl nld|dutch|nederlands|flemish|holandês|holandés|néerlandais|niederländisch
rus ru|russian|русский|russo|ruso|russe|russisch
chi zh zho|chinese|中文|mandarin|chinês|chino|chinois|chinesisch
jpn ja|japanese|日本語|japonês|japonés|japonais|japanisch
kor ko|korean|한국어|coreano|coréen|koreanisch
ara ar|arabic|العربية|árabe|arabe|arabisch
heb he|hebrew|עברית|hebraico|hebreo|hébreu|hebräisch
hin hi|hindi|हिन्दी
ben bn|bengali|bangla
urd ur|urdu
pan pa|punjabi|panjabi
tam ta|tamil
tel te|telugu
mar mr|marathi
guj gu|gujarati
mal ml|malayalam
kan kn|kannada
vie vi|vietnamese|tiếng việt|vietnamita
tha th|thai
ind id|indonesian|bahasa indonesia
may ms msa|malay|bahasa melayu
tgl tl|tagalog
fil|filipino
per fa fas|persian|farsi
tur tr|turkish|türkçe|turco|turc|türkisch
gre el ell|greek|modern greek|ελληνικά|grego|griego|grec|griechisch
grc|ancient greek
lat la|latin|latim|latín|latein
pol pl|polish|polski|polonês|polaco|polonais|polnisch
cze cs ces|czech|čeština|checo|tchèque|tschechisch
slo sk slk|slovak|slovenčina
slv sl|slovenian|slovene|slovenščina
hrv hr|croatian|hrvatski
srp sr|serbian|српски|srpski
bos bs|bosnian|bosanski
bul bg|bulgarian|български
mac mk mkd|macedonian
ukr uk|ukrainian|українська|ucraniano
bel be|belarusian
rum ro ron|romanian|română|romeno|rumano|roumain|rumänisch
hun hu|hungarian|magyar|húngaro|hongrois|ungarisch
fin fi|finnish|suomi
swe sv|swedish|svenska|sueco|suédois|schwedisch
nor no|norwegian|norsk|noruego|norvégien|norwegisch
nob nb|bokmål
nno nn|nynorsk
dan da|danish|dansk|dinamarquês|danés|danois|dänisch
ice is isl|icelandic|íslenska
est et|estonian|eesti
lav lv|latvian|latviešu
lit lt|lithuanian|lietuvių
alb sq sqi|albanian|shqip
arm hy hye|armenian
geo ka kat|georgian
cat ca|catalan|català|catalão|catalán
baq eu eus|basque|euskara
glg gl|galician|galego|gallego
gle ga|irish|gaeilge
gla gd|scottish gaelic|gaelic
wel cy cym|welsh|cymraeg
bre br|breton
afr af|afrikaans
swa sw|swahili|kiswahili
zul zu|zulu
xho xh|xhosa
yor yo|yoruba
amh am|amharic
som so|somali
hat ht|haitian creole|haitian
mao mi mri|maori|māori
haw|hawaiian
yid yi|yiddish
epo eo|esperanto
nav nv|navajo
san sa|sanskrit
mon mn|mongolian
mul|multiple|multilingual|multiple languages
und|undetermined|unknown`;

const CODES = new Map<string, string>();
for (const entry of LANGUAGES.trim().split('\n')) {
  const [codes = '', ...names] = entry.split('|');
  const [code = '', ...others] = codes.split(' ');
  for (const key of [code, ...others, ...names]) CODES.set(key, code);
}

/** Knows the rarer codes, such as 'enm' for Middle English. */
const ICU = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * 'en', 'eng', 'en-US', 'English', 'Português' to ISO 639-2/B ('eng', 'por'); undefined when not recognised.
 * Of several ('English; French') the first counts.
 */
export function parseLanguage(text: string): string | undefined {
  const whole = text.trim().toLowerCase();
  const first = whole.split(/[;,|/]/)[0]?.trim() ?? '';
  const base = /^([a-z]{2,3})[-_][a-z0-9]{2,4}/.exec(first)?.[1] ?? first.replace(/\s*\(.*$/, '');
  const code = CODES.get(whole) ?? CODES.get(base) ?? rareCode(base);
  return code === 'und' ? undefined : code;
}

function rareCode(text: string): string | undefined {
  if (!/^[a-z]{3}$/.test(text) || !ICU.of(text)) return undefined;
  CODES.set(text, text);
  return text;
}
