import { defineBlock } from '../define-block.ts';
import { title, words } from '../fields.ts';
import { imageFields } from '../image-fields.ts';

const { path, alt, image_radius, has_width } = imageFields;

export const giftCardImage = defineBlock({
  label: 'Gift card with image',
  about: 'An image, a few words, and a button to buy a gift card.',
  whenEmpty: 'Choose an image, or write a few words.',
  category: 'shop',
  hasPicture: true,
  fields: {
    path,
    alt,
    image_radius,
    has_width,
    eisbn: title('Gift card'),
    title: words('Title', 200),
    description: words('Description', 1000),
    button_label: words('Button label', 100, 'Choose amount'),
  },
  // The chosen card, else the first that the shop sells.
  load: async ({ eisbn }, from) => {
    const cards = await from.giftCards();
    return cards.find((card) => card.eisbn === eisbn) ?? cards[0] ?? null;
  },
});
