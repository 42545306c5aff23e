import { transform } from 'esbuild';

/**
 * A Vite plugin for the code that runs in Node. Node keeps the text of every module, and takes two bytes for each of its characters
 * when one of them lies outside Latin-1. esbuild writes those as escapes and leaves comments out; names and lines stay readable in a stack.
 */
export const asciiOnServer = {
  name: 'handsell:ascii-on-server',
  applyToEnvironment: ({ name }) => name === 'ssr',
  renderChunk: async (code) => ({ code: (await transform(code, { charset: 'ascii' })).code, map: null }),
};
