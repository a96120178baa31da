import { MINUTE_MS, type Clock } from '~/platform/clock'

import type { AuthStore } from './auth-store'

/** F §4, §9: a session without activity ends after so long, at that moment (decision 13). */
export const IDLE_LIMIT_MS = 120 * MINUTE_MS
/** K40: activity is written at most so often. */
const WRITE_EVERY_MS = 30_000

type Parts = {
  clock: Clock
  auth: AuthStore
  onIdle: () => void
  /** What is stored is about the person this tab works for: only then may it be written. */
  isOurs: () => boolean
}

/** When anybody last did something, in any tab; and the end of patience. */
export function createActivity({ clock, auth, onIdle, isOurs }: Parts) {
  let latest = 0
  let written = 0
  let stopTimer: (() => void) | undefined
  let stopWrite: (() => void) | undefined
  let questions = 0

  const last = () => Math.max(latest, auth.get().lastActivity, auth.stored().lastActivity)
  const remaining = () => last() + IDLE_LIMIT_MS - clock.now()

  function write() {
    stopWrite = undefined
    written = clock.now()
    if (isOurs()) auth.save({ lastActivity: latest })
  }

  /** Again and again until the limit: other tabs may move it without telling. */
  function arm() {
    stopTimer?.()
    stopTimer = clock.after(Math.max(0, remaining()), () => (remaining() > 0 ? arm() : onIdle()))
  }

  return {
    last,
    remaining,
    arm,
    /** By the wall clock: timers stand still while a computer sleeps (C037). */
    isOver: () => latest + IDLE_LIMIT_MS <= clock.now() && remaining() <= 0,

    /** The last of a burst is written too, or the other tabs would end the session too early. */
    note() {
      latest = clock.now()
      if (stopWrite) return
      const due = written + WRITE_EVERY_MS - latest
      if (due <= 0) write()
      else stopWrite = clock.after(due, write)
    },

    /** While the person is asked whether they are still there, only their answer counts. @returns ends the question */
    ask() {
      questions += 1
      let open = true
      return () => {
        if (open) questions -= 1
        open = false
      }
    },
    isAsking: () => questions > 0,

    stop() {
      stopTimer?.()
      stopWrite?.()
      stopWrite = undefined
      latest = 0
      written = 0
    },
  }
}
