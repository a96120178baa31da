const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether the host is this machine, which needs no network. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname)
