import { useEffect, useState } from 'react'
import { create } from 'zustand'

import { loadOnce } from '~/platform/async'
import { shortened } from '~/platform/text'

import type { Severity } from './Alert'

/**
 * Control characters, white space and direction marks. It excludes joiners (they hold emoji together) and the spaces
 * that keep a number with its unit or a colon with its word.
 */
const INVISIBLE = /(?:(?![\u00A0\u2007\u202F])[\p{Cc}\s\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF])+/gu

/** One safe line from any text: no control characters, at most `max` characters. */
export function plainText(text: string, max: number): string {
  // a generous early cut keeps the steps below cheap on hostile input
  const line = text
    .slice(0, max * 20)
    .replace(INVISIBLE, ' ')
    .trim()
  return shortened(line, max)
}

export type Signal = 'server failure' | 'refusal'

export type ToastOptions = {
  severity: Severity
  title: string
  message?: string | undefined
  /** Lets support find the failure. Toasts that differ only in it count as the same message. */
  reference?: string | undefined
  /** `undoes`: takes back what the toast says, also by Ctrl+Z. */
  action?: { label: string; onClick: () => void; undoes?: boolean } | undefined
  /** Stays until closed, like an error. */
  lasting?: boolean
  /** The general message of a signal. A section that shows the error itself may remove it. */
  general?: Signal | undefined
}

/** `at`: time when it was first shown, in milliseconds since 1970. */
export type Toast = ToastOptions & { id: number; at: number }

const AT_ONCE = 3
const TITLE_LENGTH = 120
const MESSAGE_LENGTH = 300

export const TOAST_MS = 5_000
const WITH_ACTION_MS = 10_000

/** How long a toast is shown that closes by itself: longer if it has an action. */
export const timeOf = ({ action }: Pick<Toast, 'action'>): number => (action ? WITH_ACTION_MS : TOAST_MS)

/** Errors and lasting toasts stay until closed. */
export const stays = ({ severity, lasting = false }: Pick<Toast, 'severity' | 'lasting'>) =>
  lasting || severity === 'error'

/** What can be taken back is not the same message: its undo would go with it. */
const says = (one: ToastOptions, other: ToastOptions) =>
  one.severity === other.severity && one.title === other.title && one.message === other.message && !one.action?.undoes

/** Failures within 5 s are one (NFR-03). */
export const ONE_FAILURE_MS = 5_000

/**
 * At most three at once. A new toast replaces the oldest one that is not an error. Behind three errors it waits and is
 * named below them. Repeating a text restarts its timer instead of adding a toast.
 */
export function withToast(queue: readonly Toast[], next: Toast): readonly Toast[] {
  const others = queue.filter((toast) => !says(toast, next))
  const passing = others.length >= AT_ONCE ? shownToasts(others).find((toast) => !stays(toast)) : undefined
  return [...others.filter((toast) => toast !== passing), next]
}

const isGeneral = ({ general, at }: Toast, signal: Signal, now: number) =>
  general === signal && now - at < ONE_FAILURE_MS

export const withoutGeneral = (queue: readonly Toast[], signal: Signal, now: number): readonly Toast[] =>
  queue.filter((toast) => !isGeneral(toast, signal, now))

export const shownToasts = (queue: readonly Toast[]) => queue.slice(0, AT_ONCE)

export const waitingToasts = (queue: readonly Toast[]) => queue.slice(AT_ONCE)

type ToastStore = { queue: readonly Toast[]; lastId: number }

const useStore = create<ToastStore>(() => ({ queue: [], lastId: 0 }))

export function toast({ title, message, ...options }: ToastOptions): number {
  const id = useStore.getState().lastId + 1
  const next = {
    ...options,
    id,
    at: Date.now(),
    title: plainText(title, TITLE_LENGTH),
    message: message && plainText(message, MESSAGE_LENGTH),
  }
  useStore.setState(({ queue }) => ({ queue: withToast(queue, next), lastId: id }))
  return id
}

/** Removes the general message of a failure, because the failed action has its own message. */
export const dismissGlobal = (signal: Signal) =>
  useStore.setState(({ queue }) => ({ queue: withoutGeneral(queue, signal, Date.now()) }))

/** Whether the general message of a failure is shown that a new one is part of. One that was removed told nobody. */
export const hasGlobal = (signal: Signal) =>
  useStore.getState().queue.some((toast) => isGeneral(toast, signal, Date.now()))

export const dismissToast = (id: number) =>
  useStore.setState(({ queue }) => ({ queue: queue.filter((toast) => toast.id !== id) }))

/** Takes back what the newest toast says that offers it. Undefined if none does. */
export function newestUndo(): (() => void) | undefined {
  const found = useStore.getState().queue.findLast(({ action }) => action?.undoes)
  return (
    found &&
    (() => {
      dismissToast(found.id)
      found.action?.onClick()
    })
  )
}

/** Called at the end of a session: the next user must not see toasts of the previous one. */
export const clearToasts = () => useStore.setState({ queue: [] })

export const useToasts = () => useStore(({ queue }) => queue)

const viewport = loadOnce(async () => (await import('./ToastViewport')).ToastViewport)

/** Loads the code early: a toast may report that the network is lost. */
export const preloadToasts = (): void => void viewport.preload()

/**
 * Rendered once. The toast code is loaded lazily: the first screen has no toasts. If loading fails, the page stays, and
 * the next toast tries again.
 */
export function Toasts() {
  const toasts = useToasts()
  const [Viewport, setViewport] = useState(viewport.loaded)
  const unshown = Viewport ? undefined : toasts.at(-1)?.id
  useEffect(() => {
    if (unshown !== undefined)
      void viewport.load().then(
        (loaded) => setViewport(() => loaded),
        () => {},
      )
  }, [unshown])
  return toasts.length > 0 && Viewport && <Viewport />
}
