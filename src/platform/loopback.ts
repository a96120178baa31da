const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** This very machine. It can be reached without any network. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname)
