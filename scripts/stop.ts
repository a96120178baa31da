import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Ends a script that cannot do what was requested. Prints the problem, without a stack. */
export function stop(problem: string): never {
  console.error(problem)
  process.exit(2)
}

/** The arguments of a script. An unknown option ends the script and prints its usage. */
export function argumentsOf<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n${usage}`)
  }
}
