// Runs another program that takes its time: its own lines are kept back, ours say how far it is.
import { spawn } from 'node:child_process';
import { say } from './say.mjs';

/** Without a terminal that rewrites a line, print a new one this often (ms). */
const patience = 10_000;

/**
 * Runs `command` quietly; resolves to { code, out }. `step(out)` tells from the output so far, or by looking around, how
 * far it is: '' or a few words.
 */
export async function longWork(title, command, args, { step = () => '', ...options } = {}) {
  const begun = Date.now();
  const { isTTY, columns = 80 } = process.stdout;
  let out = '';
  let told = begun;
  const line = () => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    const how = step(out);
    return `${title} … ${how ? `${how}, ` : ''}${seconds} s`;
  };
  const tell = () => {
    if (isTTY) process.stdout.write(`\r\x1b[K${`handsell: ${line()}`.slice(0, columns - 1)}`);
    else if (Date.now() - told >= patience) {
      told = Date.now();
      say(line());
    }
  };
  if (!isTTY) say(`${title} …`);
  const timer = setInterval(tell, 500);
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
    });
    const keep = (bytes) => {
      out = (out + bytes).slice(-100_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (e) => {
      out += e.message;
      resolve(127);
    });
    child.on('close', (status, signal) => resolve(status ?? (signal ? 130 : 1)));
  });
  clearInterval(timer);
  if (isTTY) process.stdout.write('\r\x1b[K');
  if (code === 0) say(`${title}: done in ${Math.round((Date.now() - begun) / 1000)} s.`);
  return { code, out };
}
