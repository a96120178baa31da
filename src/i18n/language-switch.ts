import type { Locale } from './locales'

export type SwitchOutcome = 'saved' | 'superseded'

type SwitchPorts = {
  current: () => Locale
  /** Shows a language and stores it as this browser's choice. */
  show: (locale: Locale) => Promise<unknown>
}

type Choice = {
  locale: Locale
  save: (locale: Locale) => Promise<unknown>
  settle: PromiseWithResolvers<SwitchOutcome>
}

/**
 * Optimistic language change (LAN-28, C289, C290): shown at once, saved one call at a time. Only the latest choice is
 * saved next. When the last call fails, the language is rolled back.
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
    // same microtask as the last outcome: a listener may choose again at once
    saving = false
  }

  return {
    /** @returns the outcome of this choice @throws the error of `save`, after the rollback */
    change(locale: Locale, save: Choice['save']): Promise<SwitchOutcome> {
      if (!saving) confirmed = current()
      last?.settle.resolve('superseded')
      last = { locale, save, settle: Promise.withResolvers() }
      const { promise } = last.settle
      void show(locale)
      if (!saving) void saveLast()
      return promise
    },
    /** While true, the server's value must not replace the choice. */
    pending: (): boolean => last !== undefined,
    /** Sign-out: pending choices no longer change the language. */
    forget(): void {
      generation += 1
      last?.settle.resolve('superseded')
      last = undefined
      saving = false
    },
  }
}
