/**
 * Calls `tell` once when the process that started this one is gone. npm passes SIGTERM to the shell between it and its
 * script; the shell dies without passing it on, and the script would stay behind with its port.
 */
export function onParentGone(tell, everyMs = 500) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell();
  }, everyMs);
  watch.unref();
}
