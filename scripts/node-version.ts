/** The oldest Node that runs TypeScript files as they are, which the scripts and configurations rely on. */
const OLDEST = [22, 18] as const

/** Stops with one sentence when the running Node is too old. Called by every configuration file. */
export function requireNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  throw new Error(
    `Node ${OLDEST.join('.')} or newer is needed and this is ${version}: run the scripts through npm after "npm ci", or install Node 24.`,
  )
}
