import { richText } from './onix-rich-text.ts';
import type { ExportTitle } from './queries.ts';
import { element, textElement } from './xml.ts';

type Review = ExportTitle['reviews'][number];
type Media = ExportTitle['media'][number];

/** Unrestricted, list 154. */
const forAll = textElement('ContentAudience', '00');

/** `<CollateralDetail>`: texts, cover, films and links, prizes. */
export function onixCollateral(title: ExportTitle): string {
  return element(
    'CollateralDetail',
    textContent('03', title.description),
    textContent('02', title.short_description),
    element('TextContent', ...withText('04', richText('Text', title.table_of_contents, 'kept'))),
    textContent('14', title.excerpt),
    ...ownBios(title).map((bio) => textContent('12', bio)),
    ...title.reviews.map(review),
    cover(title.cover_url),
    ...title.media.map(resource),
    ...title.awards.map((award) => element('Prize', textElement('PrizeName', award))),
  );
}

/** TextType of list 153. */
function textContent(type: string, html: string): string {
  return element('TextContent', ...withText(type, richText('Text', html)));
}

function withText(type: string, text: string, ...more: string[]): string[] {
  return text ? [textElement('TextType', type), forAll, text, ...more] : [];
}

/** Those of all contributors together; those of each stand with them. */
function ownBios({ bio, contributors }: ExportTitle): string[] {
  const ofEach = contributors.flatMap((person) => person.bio ?? []);
  return String(bio) === String(ofEach) ? [] : bio;
}

function review({ content, author, source_title }: Review): string {
  return element(
    'TextContent',
    ...withText(
      '06',
      richText('Text', content),
      textElement('TextAuthor', author),
      textElement('SourceTitle', source_title),
    ),
  );
}

/** Content types (list 158) of links, by what they are called. */
const LINK_TYPES: Record<string, string> = {
  Interview: '11',
  Presentation: '12',
  Reading: '13',
  Sample: '15',
  'Look inside': '16',
  'Reading group guide': '19',
  "Teacher's guide": '20',
  Trailer: '26',
};

/** Modes of list 159. */
const MODES: Record<Media['kind'], string> = { video: '05', audio: '02', link: '04' };

function resource({ url, kind, label }: Media): string {
  const type = LINK_TYPES[label ?? ''] ?? (kind === 'link' ? '16' : '18');
  return supportingResource(
    type,
    MODES[kind],
    url,
    '01',
    label ?? (kind === 'link' ? hostOf(url) : undefined),
  );
}

/** What a link without a label is called: without any, readers name it by its type. */
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

function cover(url: string): string {
  return url && supportingResource('01', '03', url, '02');
}

function supportingResource(type: string, mode: string, url: string, form: string, label?: string): string {
  return element(
    'SupportingResource',
    textElement('ResourceContentType', type),
    forAll,
    textElement('ResourceMode', mode),
    label
      ? element(
          'ResourceFeature',
          textElement('ResourceFeatureType', '02'),
          textElement('FeatureNote', label),
        )
      : '',
    element('ResourceVersion', textElement('ResourceForm', form), textElement('ResourceLink', url)),
  );
}
