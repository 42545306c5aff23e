// `npm run messages`: makes functions of the texts in messages/. Building and testing do it by themselves.
import { compile } from '@inlang/paraglide-js';
import { messageOptions } from './message-options.mjs';

await compile(messageOptions);
