/**
 * How glibc's allocator is to work for the server, as its variables: memory that is done with goes back. Others
 * than glibc do not know them. The Dockerfile sets the same.
 */
export const ALLOCATOR = {
  // Each thread would have a heap of its own, and those of V8's and libuv's threads stay half empty.
  MALLOC_ARENA_MAX: "2",
  // Blocks from 128 kB on are mapped each by itself, always: of itself glibc puts ever larger ones, up to 32 MB, among
  // the small ones, where what is freed stays. And what is free at the heap's end goes back from 1 MB on.
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "1048576",
};
