import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from './free-port.ts';
import type { Browser, Tab } from './tab.ts';

export interface WebKitPaths {
  driver: string;
  browser: string;
  /** Runs a command with a screen of its own; '' where there is a screen. */
  screen: string;
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };

/** WebKitGTK, driven through WebDriver. Every session of it is a browser of its own. */
export async function openWebKit({ driver, browser, screen }: WebKitPaths): Promise<Browser> {
  const port = await freePort();
  const command = screen
    ? [screen, '-a', '-s', '-screen 0 1280x1000x24', driver, `--port=${port}`]
    : [driver, `--port=${port}`];
  const [program = '', ...args] = command;
  // A group of its own, so that the screen ends with it.
  const server = spawn(program, args, { stdio: 'ignore', detached: true });
  await answers(`http://127.0.0.1:${port}/status`, server);
  return {
    async newTab() {
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      });
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
      return tabOf(session);
    },
    async close() {
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
    },
  };
}

function tabOf(session: WebDriver): Tab {
  const at = (xpath: string) => session.findElement(By.xpath(xpath));
  return {
    goto: (address) => session.get(address),
    // As a reader's press does: the driver's own command waits for a page that may never load.
    back: () => session.executeScript('history.back()'),
    reload: () => session.executeScript('location.reload()'),
    click: async (xpath) => at(xpath).click(),
    type: async (xpath, text) => at(xpath).sendKeys(text),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    close: () => session.quit(),
  };
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    const ready = await fetch(address).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) return;
    if (server.exitCode !== null || Date.now() > until) throw new Error('the WebKit driver did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
