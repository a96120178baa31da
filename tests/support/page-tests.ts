/** The files of a worker share its modules: loading them anew for each file took half of the time. */
export const SHARED = { isolate: false, setupFiles: ['tests/support/leave-nothing.ts'] }

/** Tests in the browser's API: React, storage, events. */
export const PAGE = {
  isolate: false,
  environment: 'jsdom',
  setupFiles: [...SHARED.setupFiles, 'tests/support/leave-no-page.ts', 'tests/support/loaded-layers.ts'],
}
