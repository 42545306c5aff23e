/**
 * Calls `tell` once when the process that started this one is gone. npm hands a SIGTERM on to the shell between it and its
 * script; that dies of it and tells nobody, so that the script would stay behind with its port.
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
