/** Calls `run` when the browser has nothing else to do; at once in Safari, which has no `requestIdleCallback`. */
export const whenIdle = (run: () => void) => void (globalThis.requestIdleCallback ?? setTimeout)(() => run())
