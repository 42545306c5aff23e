import { spawn } from 'node:child_process';

/** One line about what is being done. */
export function say(text) {
  process.stdout.write(`handsell: ${text}\n`);
}

/** Ends with one clear sentence. */
export function stop(sentence) {
  process.stderr.write(`handsell: ${sentence}\n`);
  process.exit(1);
}

/** Runs a command with its output shown; resolves to its exit code. A SIGTERM ends it, too. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
    // Ctrl+C reaches all by itself.
    const end = () => child.kill('SIGTERM');
    process.on('SIGTERM', end);
    const done = (code) => {
      process.off('SIGTERM', end);
      resolve(code);
    };
    child.on('error', () => done(127));
    child.on('exit', (code, signal) => done(code ?? (signal ? 130 : 1)));
  });
}

/** Runs a command quietly; resolves to { code, out }. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let out = '';
    child.stdout.on('data', (d) => {
      out += d;
    });
    child.stderr.on('data', (d) => {
      out += d;
    });
    child.on('error', (e) => resolve({ code: 127, out: String(e) }));
    child.on('exit', (code) => resolve({ code: code ?? 1, out }));
  });
}
