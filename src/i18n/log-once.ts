const logged = new Set<string>()

/** Logs a text or language problem once. For developers, never shown. */
export function logOnce(problem: string, cause?: unknown): void {
  if (logged.has(problem)) return
  logged.add(problem)
  console.warn(...(cause === undefined ? [problem] : [problem, cause]))
}
