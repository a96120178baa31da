/** Ends a script that was asked for what cannot be done: with what is wrong, without a stack. */
export function stop(problem: string): never {
  console.error(problem)
  process.exit(2)
}
