const logged = new Set<string>()

/** What is wrong with a text or a language call: for developers, once each, never shown. */
export function logOnce(problem: string, cause?: unknown): void {
  if (logged.has(problem)) return
  logged.add(problem)
  console.warn(...(cause === undefined ? [problem] : [problem, cause]))
}
