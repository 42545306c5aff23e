import { defineBlock } from '../define-block.ts';
import { words } from '../fields.ts';

export const giftCards = defineBlock({
  label: 'Gift cards',
  about: 'The gift cards that the shop sells, each with its picture and a button to buy it.',
  whenEmpty: 'Choose the gift cards that the shop sells, in the settings.',
  category: 'shop',
  hasPicture: true,
  fields: {
    title: words('Title', 200),
    description: words('Description', 1000),
    button_label: words('Button label', 100, 'Choose amount'),
  },
  load: (_data, from) => from.giftCards(),
});
