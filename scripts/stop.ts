import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Ends a script that cannot do what was requested. Prints the problem, without a stack.
 * @param code 2, since 1 says of the scripts that compare that something differs; the others end with 1
 */
export function stop(problem: string, code = 2): never {
  console.error(problem)
  process.exit(code)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The arguments of a script. An unknown option ends the script and prints its usage. */
export function argumentsOf<const Config extends ParseArgsConfig>(usage: string, config: Config, code?: number) {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop(`${messageOf(error).split('. ')[0]}\n${usage}`, code)
  }
}

/** A port as it is written on the command line or in the environment. */
export function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return port < 65_536 ? port : stop(`A port is a number from 0 to 65535, not ${text}.`, 1)
}

/** Ends a server that could not start. */
export function stopServer(error: unknown, port: number): never {
  const { code } = Object(error) as NodeJS.ErrnoException
  const problems: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: stop what listens there, or take another with --port.`,
    EACCES: `Port ${port} needs more rights: take one above 1023 with --port.`,
  }
  return stop(problems[code ?? ''] ?? messageOf(error), 1)
}
