import type { Motif } from './motif.ts';

/** Animals by name: small children get their portraits, others a paw or a wing. */
export const animals = {
  bear: {
    names: 'bear teddy panda',
    hints: 'cub honey porridge',
    notFor: 'S K',
    nursery: ['animal'],
    signs: ['paw'],
  },
  cat: {
    names: 'cat kitten kitty tomcat chat gato',
    hints: 'whisker purr meow',
    notFor: 'FL FMB',
    nursery: ['animal'],
    signs: ['paw'],
  },
  dog: {
    names: 'dog puppy hound terrier perro chien',
    hints: 'bark leash bone',
    notFor: 'FL FMB',
    nursery: ['animal'],
    signs: ['paw'],
  },
  elephant: { names: 'elephant', hints: 'trunk jungle circus', nursery: ['animal'], signs: ['paw'] },
  fox: { names: 'fox', hints: 'den hen chicken', nursery: ['animal'], signs: ['paw'] },
  frog: { names: 'frog toad', hints: 'pond lily', notFor: 'FF', nursery: ['animal'], signs: ['paw'] },
  mouse: {
    names: 'mouse mice rat',
    hints: 'cheese whisker',
    notFor: 'FL',
    nursery: ['animal'],
    signs: ['paw'],
  },
  owl: { names: 'owl', hints: 'hoot night moon', nursery: ['animal'], signs: ['bird', 'feather'] },
  rabbit: { names: 'rabbit bunny hare', hints: 'burrow carrot warren', nursery: ['animal'], signs: ['paw'] },
} satisfies Record<string, Motif>;
