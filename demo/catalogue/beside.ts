import type { TitleRecord } from '../../server/import/record.ts';

/** What stands beside some titles: words of papers and people that are as invented as the shops. */
export interface Beside {
  reviews?: NonNullable<TitleRecord['reviews']>;
  media?: NonNullable<TitleRecord['media']>;
  contents?: string[];
  illustrations?: string;
  edition?: string;
}

const review = (content: string, author: string, source_title: string) => ({
  content: `<p>${content}</p>`,
  author,
  source_title,
});

/** By ISBN. */
export const beside: Record<string, Beside> = {
  '9780385490818': {
    reviews: [
      review(
        'What stays with me is how little is explained. You learn the rules of Gilead the way its women do, by being told off.',
        'Imogen Tarr',
        'The Casco Bay Reader',
      ),
      review(
        'Forty years on it has not aged into history, which is the most frightening thing I can say of it.',
        'D. Okafor',
        'Valley Books Quarterly',
      ),
    ],
    edition: 'First Anchor edition',
  },
  '9780143036234': {
    reviews: [
      review(
        'Every time I open it to check one line, I find I have read to the ball at Netherfield.',
        'Ruth Penhallow',
        'The Lamplighter',
      ),
    ],
    media: [
      {
        kind: 'link',
        url: 'https://standardebooks.org/ebooks/jane-austen/pride-and-prejudice',
        label: 'The novel at Standard Ebooks',
      },
    ],
    contents: ['Volume I: Chapters 1 to 23', 'Volume II: Chapters 24 to 42', 'Volume III: Chapters 43 to 61'],
  },
  '9780763620493': {
    reviews: [
      review(
        'Read it aloud and let the child do the voices. The Queen should be louder than you think wise.',
        'Tomas Reyes',
        'Small Print: Books for Young Readers',
      ),
    ],
    contents: [
      'Down the Rabbit-Hole',
      'The Pool of Tears',
      'A Caucus-Race and a Long Tale',
      'The Rabbit Sends in a Little Bill',
      'Advice from a Caterpillar',
      'Pig and Pepper',
      'A Mad Tea-Party',
      'The Queen’s Croquet-Ground',
      'The Mock Turtle’s Story',
      'The Lobster Quadrille',
      'Who Stole the Tarts?',
      'Alice’s Evidence',
    ],
    illustrations: 'Illustrated throughout',
  },
  '9780393964585': {
    reviews: [
      review(
        'The monster reads Milton in a woodshed and understands it better than his maker understands anything.',
        'Ada Linklater',
        'Cold Harbour Review',
      ),
    ],
    contents: ['Letters', 'Volume I', 'Volume II', 'Volume III'],
    illustrations: 'Map and two portraits',
  },
  '9780767908184': {
    reviews: [
      review(
        'Bryson asks the question you were ashamed to ask in school, and then goes and finds the person who knows.',
        'Per Lindqvist',
        'The Field Notebook',
      ),
    ],
    illustrations: 'Black-and-white drawings',
  },
  '9781975333867': {
    reviews: [
      review(
        'A puzzle box with a heart in it. I finished at two in the morning and began again to look for the hinges.',
        'Wen Castellane',
        'The Casco Bay Reader',
      ),
      review('Generous, clever and never once sticky.', '', 'Valley Books Quarterly'),
    ],
  },
  '9780618260300': {
    reviews: [
      review(
        'The only quest I know in which the hero’s great skill is noticing when it is time to go home for supper.',
        'Nadia Fell',
        'The Lamplighter',
      ),
    ],
    illustrations: 'Maps on the endpapers',
  },
};
