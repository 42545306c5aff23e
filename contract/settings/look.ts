import { z } from 'zod';
import { fontPairNames } from '../font-pair.ts';
import { globalContent } from '../global-content.ts';
import { choice, code, field, picture, words, yesNo } from './field.ts';
import { readGlobalContent } from './read-global-content.ts';

/** Looks of every page: header, footer, colours, fonts, maps. */
export const look = {
  'styles.logo_url': picture('Logo', 'Without one, the shop’s name is shown.'),
  'styles.favicon_url': picture(
    'Icon',
    'The small picture that browsers show beside the shop’s name. Without one, it’s an open book.',
  ),
  'styles.share_image_url': picture(
    'Picture for shared links',
    'Shown by social networks and messengers, for pages that show no picture of their own. About 1200 × 630 pixels suits most.',
  ),
  'styles.font_pair': choice('Fonts', fontPairNames, 'fraunces'),
  'styles.theme': field(
    z.record(z.string(), z.string()),
    {},
    {
      label: 'Colors, fonts, and corners',
      help: 'The Look page has a field for each, with a preview: it’s easier to change them there.',
      control: 'data',
      takes: 'theme tokens, each with a CSS value',
    },
  ),
  custom_head: code(
    'Code for every page',
    'What another service, such as a chat, asks you to add to your pages. Left out where shoppers enter personal data.',
  ),
  global_content: field(z.array(globalContent), [], {
    label: 'Search bar, menu bar, footer, and notices',
    control: 'data',
    takes: 'a list of blocks, each with a component and its data',
    written: z.array(
      z.strictObject({ ...globalContent.partial().shape, component: globalContent.shape.component }),
    ),
    read: readGlobalContent,
  }),
  'store_info.footer_message': words('Message in the footer'),
  'store_info.hide_footer_address': yesNo('Hide the address in the footer', false),
  'store_info.footer_display_rules': field(
    z.record(z.string(), z.boolean()),
    {},
    {
      label: 'Lines in the footer',
      help: 'Write false for a line to hide it: name, address, city, province, country, postal_code, phone, phone_2, toll_free, email, url, fax, message.',
      control: 'data',
      takes: 'lines of the footer, each with true or false',
    },
  ),
  'map_tiles.url': words(
    'Street map',
    'The address that a map service gives you, with {z}, {x}, and {y} in it. Leave it empty for maps without streets.',
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  'map_tiles.attribution': words(
    'Credit below maps',
    'The words that the map service asks you to show.',
    '© OpenStreetMap contributors',
  ),
};
