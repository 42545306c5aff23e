import type { SubjectTree } from '../index/subject-tree.ts';
import { asciiWords, type Word } from './words.ts';

/** Shorter beginnings begin too many words. */
const shortestBeginning = 4;

/** Finds subjects by the words of their headings and of those above them. */
export class SubjectWords {
  readonly #tree: SubjectTree;
  readonly #subjects = new Map<string, number[]>();

  constructor(tree: SubjectTree) {
    this.#tree = tree;
    for (const id of tree.ids()) {
      for (const word of new Set(
        asciiWords(plain(tree.heading(id)))
          .split(' ')
          .map(singular),
      )) {
        const known = this.#subjects.get(word);
        if (known) known.push(id);
        else this.#subjects.set(word, [id]);
      }
    }
  }

  /**
   * The highest subjects that match all the words, with those above them: 'young adult fantasy' is 'Fantasy' below
   * 'Young adult'. The last word may be unfinished. Empty without a match, or when a word is to be taken literally.
   */
  find(words: readonly Word[]): number[] {
    if (words.length === 0 || words.some((word) => word.exact)) return [];
    const saying = words.map((word, i) => this.#saying(word.text, i === words.length - 1));
    if (saying.some((ids) => ids.size === 0)) return [];
    const says = (id: number) => {
      const path = this.#tree.pathTo(id);
      return saying.every((ids) => path.some((above) => ids.has(above)));
    };
    const found = new Set([...new Set(saying.flatMap((ids) => [...ids]))].filter(says));
    return [...found].filter(
      (id) => !this.#tree.pathTo(id).some((above) => above !== id && found.has(above)),
    );
  }

  #saying(word: string, mayBeUnfinished: boolean): Set<number> {
    const ids = new Set(this.#subjects.get(singular(word)));
    if (ids.size === 0 && mayBeUnfinished && word.length >= shortestBeginning) {
      for (const [known, subjects] of this.#subjects) {
        if (known.startsWith(word)) for (const id of subjects) ids.add(id);
      }
    }
    return ids;
  }
}

/** Without accents, as searches are. */
function plain(heading: string): string {
  return heading.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** 'vampires' and 'vampire' are one subject; 'mysteries' and 'mystery', too. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
