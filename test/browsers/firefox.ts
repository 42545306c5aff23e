import puppeteer from 'puppeteer-core';
import type { Browser, Tab } from './tab.ts';

/** Firefox, driven through WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true });
  return {
    async newTab(): Promise<Tab> {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      const at = async (xpath: string) => {
        const found = await page.$(`::-p-xpath(${xpath})`);
        if (!found) throw new Error(`no element ${xpath}`);
        return found;
      };
      return {
        async goto(address) {
          const go = () => page.goto(address, { waitUntil: [] });
          await go().catch((e: unknown) => {
            // The page led on by itself in the same moment.
            if (!String(e).includes('NS_BINDING_ABORTED')) throw e;
            return go();
          });
        },
        async back() {
          await page.evaluate('history.back()');
        },
        async reload() {
          await page.evaluate('location.reload()');
        },
        async click(xpath) {
          await (await at(xpath)).click();
        },
        async type(xpath, text) {
          await (await at(xpath)).type(text);
        },
        press: (key) => page.keyboard.press(key),
        evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
}
