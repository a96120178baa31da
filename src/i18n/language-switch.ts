import type { Locale } from './locales'

export type SwitchOutcome = 'saved' | 'superseded'

type SwitchPorts = {
  current: () => Locale
  /** Shows a language and makes it the choice of this browser. */
  show: (locale: Locale) => Promise<unknown>
}

type Choice = {
  locale: Locale
  save: (locale: Locale) => Promise<unknown>
  settle: PromiseWithResolvers<SwitchOutcome>
}

/**
 * The optimistic change of language (LAN-28, C289, C290): shown at once, saved one call at a time, the last choice only;
 * rolled back when that last call fails.
 */
export function createLanguageSwitch({ current, show }: SwitchPorts) {
  let last: Choice | undefined
  let confirmed: Locale = current()
  let saving = false
  let generation = 0

  const saveLast = async () => {
    const born = generation
    saving = true
    while (last) {
      const choice = last
      const failure = await choice.save(choice.locale).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      if (generation !== born) return
      if (!failure) confirmed = choice.locale
      if (last !== choice) continue
      last = undefined
      if (failure) await show(confirmed)
      if (generation !== born) return
      if (failure) choice.settle.reject(failure.error)
      else choice.settle.resolve('saved')
    }
    // in the same turn as the last outcome: whoever hears of it may choose again at once
    saving = false
  }

  return {
    /** @returns how it ended for this very choice @throws what `save` threw, after the language went back */
    change(locale: Locale, save: Choice['save']): Promise<SwitchOutcome> {
      if (!saving) confirmed = current()
      last?.settle.resolve('superseded')
      last = { locale, save, settle: Promise.withResolvers() }
      const { promise } = last.settle
      void show(locale)
      if (!saving) void saveLast()
      return promise
    },
    /** While a choice is not saved, what the server still says does not count. */
    pending: (): boolean => last !== undefined,
    /** Logout: nothing that was on its way changes the language any more. */
    forget(): void {
      generation += 1
      last?.settle.resolve('superseded')
      last = undefined
      saving = false
    },
  }
}
