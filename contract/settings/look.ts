import { z } from 'zod';
import { globalContent } from '../global-content.ts';
import { choice, code, field, words, yesNo } from './field.ts';
import { readGlobalContent } from './read-global-content.ts';

/** Looks of every page: header, footer, colours, fonts, maps. */
export const look = {
  'styles.logo_url': words('Logo', 'Address of the picture; without one, the name of the shop.'),
  'styles.font_pair': choice('Fonts', ['fraunces', 'outfit'], 'fraunces'),
  'styles.theme': field(
    z.record(z.string(), z.string()),
    {},
    {
      label: 'Colours, fonts and corners',
      help: 'Values are CSS; `handsell theme check` finds those that mean nothing or are hard to read.',
      control: 'data',
      takes: 'theme tokens, each with a CSS value',
    },
  ),
  custom_head: code('Scripts for the head of pages', 'Left out where shoppers enter personal data.'),
  global_content: field(z.array(globalContent), [], {
    label: 'Search bar, menu bar, footer and notices',
    control: 'data',
    takes: 'a list of blocks, each with a component and its data',
    written: z.array(
      z.strictObject({ ...globalContent.partial().shape, component: globalContent.shape.component }),
    ),
    read: readGlobalContent,
  }),
  'store_info.footer_message': words('Sentence in the footer'),
  'store_info.hide_footer_address': yesNo('Footer without the address', false),
  'store_info.footer_display_rules': field(
    z.record(z.string(), z.boolean()),
    {},
    {
      label: 'Lines of the footer',
      help: 'A line with false is hidden: name, address, city, province, country, postal_code, phone, phone_2, toll_free, email, url, fax, message.',
      control: 'data',
      takes: 'lines of the footer, each with true or false',
    },
  ),
  'map_tiles.url': words(
    'Map tiles',
    "Address of a tile with {z}, {x} and {y}; '' = maps without streets.",
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  'map_tiles.attribution': words(
    'Words below maps',
    'As the maker of the tiles asks.',
    '© OpenStreetMap contributors',
  ),
};
