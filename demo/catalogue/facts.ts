import artCraft from './art-craft.json';
import childrens from './childrens.json';
import classics from './classics.json';
import digital from './digital.json';
import fiction from './fiction.json';
import foodGarden from './food-garden.json';
import gifts from './gifts.json';
import graphicNovels from './graphic-novels.json';
import history from './history.json';
import memoirBiography from './memoir-biography.json';
import mystery from './mystery.json';
import poetryDrama from './poetry-drama.json';
import romance from './romance.json';
import scienceFictionFantasy from './science-fiction-fantasy.json';
import scienceNature from './science-nature.json';
import societyIdeas from './society-ideas.json';
import travelRegional from './travel-regional.json';
import youngAdult from './young-adult.json';

/**
 * One title of the demo catalogue: facts about a real edition, and words of our own about it.
 * Gift cards share the shape, with numbers from the 999 range and no fixed price.
 */
export interface TitleFacts {
  /** ISBN-13 without hyphens, check digit valid; unique over all files. */
  isbn: string;
  title: string;
  subtitle?: string;
  /** In the order of the title page; empty only for gift cards. */
  authors: AuthorFacts[];
  series?: string;
  /** "3", "0.5", or "1-3" where one volume or box holds several parts. */
  series_number?: string;
  publisher: string;
  imprint?: string;
  /** Publication date of this edition, as exactly as it is known: YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string;
  pages?: number;
  binding: Binding;
  /** ISO 639-2/B. */
  language: 'eng' | 'fre' | 'spa';
  /** One to three Thema 1.6 codes, the main one first. */
  subjects: string[];
  audience: 'General' | 'Children' | 'Young Adult';
  /** Reading age in years; `age_to` is absent where there is no upper end. */
  age_from?: number;
  age_to?: number;
  /** List prices in cents. */
  price_usd: number;
  price_cad: number;
  /** Shared by all editions and translations of one work. */
  work: string;
  /** Sales rank: 1 sells best. */
  rank: number;
  /** How many copies the demo shop puts on its shelves. */
  stock: 'deep' | 'some' | 'one' | 'none' | 'on_order';
  forthcoming?: { date: string };
  large_print?: boolean;
  /** HTML with no tags but `<p>` and `<em>`; most have none. */
  description: string;
  /** About the first author; given with one of the author's titles, plain text. */
  bio?: string;
  comment?: { author: string; text: string };
  offers?: OfferFacts[];
}

export interface AuthorFacts {
  name: string;
  inverted: string;
  /** ONIX code list 17; A01 (written by) when absent. */
  role?: string;
  canadian?: boolean;
}

/** A used or remaindered copy sold beside the new one, prices in cents. */
export interface OfferFacts {
  condition: 'USED' | 'REMAINDER';
  price_usd: number;
  price_cad: number;
  note?: string;
}

export type Binding =
  | 'Trade Paperback'
  | 'Mass Market'
  | 'Hardcover'
  | 'Board Book'
  | 'Library Binding'
  | 'Large Print'
  | 'Boxed Set'
  | 'Picture Book'
  | 'Graphic Novel Paperback'
  | 'Audio CD'
  | 'Digital Audio'
  | 'eBook'
  | 'Calendar'
  | 'Gift Card';

const shelves = {
  fiction,
  mystery,
  'science-fiction-fantasy': scienceFictionFantasy,
  romance,
  classics,
  childrens,
  'young-adult': youngAdult,
  'graphic-novels': graphicNovels,
  history,
  'memoir-biography': memoirBiography,
  'science-nature': scienceNature,
  'food-garden': foodGarden,
  'poetry-drama': poetryDrama,
  'society-ideas': societyIdeas,
  'travel-regional': travelRegional,
  'art-craft': artCraft,
  digital,
  gifts,
};

export type DemoShelf = keyof typeof shelves;

/** The titles of one catalogue file, in the order of that file. */
export function demoShelf(shelf: DemoShelf): TitleFacts[] {
  // JSON imports widen every literal to string; facts.test.ts checks the values this cast vouches for.
  return shelves[shelf] as TitleFacts[];
}

/** All titles of the demo catalogue, gift cards included, shelf by shelf. */
export function demoTitles(): TitleFacts[] {
  return (Object.keys(shelves) as DemoShelf[]).flatMap(demoShelf);
}
