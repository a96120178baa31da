import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Ends a script that was asked for what cannot be done: with what is wrong, without a stack. */
export function stop(problem: string): never {
  console.error(problem)
  process.exit(2)
}

/** What a script was asked for. An option that it does not know ends it, with how it is used. */
export function argumentsOf<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n${usage}`)
  }
}
