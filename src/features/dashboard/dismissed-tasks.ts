import { useState } from 'react'

import { createKept } from '~/features/shared/kept-by-person'
import type { SafeStorage } from '~/platform/storage'

import type { Task } from './tasks'

const KEY = 'dashboard-tasks'

/** The tasks that a user has dismissed, with the mark of each. */
export const createDismissedTasks = (storage?: SafeStorage) => createKept(KEY, storage)

const isDismissed = (marks: Readonly<Record<string, unknown>>, { kind, mark }: Task) =>
  Object.hasOwn(marks, kind) && marks[kind] === mark

/** Visible and dismissed tasks. A dismissed task returns when its mark changes. */
export function splitTasks(tasks: readonly Task[], marks: Readonly<Record<string, unknown>>) {
  return {
    shown: tasks.filter((task) => !isDismissed(marks, task)),
    hidden: tasks.filter((task) => isDismissed(marks, task)),
  }
}

const kept = createDismissedTasks()

/** Kept in this browser only. */
export function useDismissedTasks(userId: number) {
  const [marks, setMarks] = useState(() => kept.read(userId))
  const keep = (next: typeof marks) => {
    setMarks(next)
    kept.write(userId, next)
  }
  return {
    marks,
    // another tab may have dismissed a task meanwhile
    dismiss: ({ kind, mark }: Task) => keep({ ...kept.read(userId), [kind]: mark }),
    restore: () => keep({}),
  }
}
