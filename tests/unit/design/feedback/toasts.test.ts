import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { shownToasts, waitingToasts, withoutGeneral, withToast, type Toast } from '~/design/feedback/toasts'

const toastOf = (id: number, severity: Toast['severity'], title = `n° ${id}`): Toast => ({
  id,
  severity,
  title,
  at: 0,
})
const queueOf = (toasts: readonly Toast[]) => toasts.reduce<readonly Toast[]>(withToast, [])
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id)

const given = (id: number): Toast => ({
  ...toastOf(id, 'success', 'Léa a accès à 1 marque'),
  action: { label: 'Annuler', onClick: () => {}, undoes: true },
})

describe('the queue of toasts', () => {
  it('shows three at most; the oldest one that is not an error makes room', () => {
    const queue = queueOf([toastOf(1, 'error'), toastOf(2, 'success'), toastOf(3, 'info'), toastOf(4, 'success')])
    expect(ids(shownToasts(queue))).toEqual([1, 3, 4])
  })

  it('never drops an error: a toast behind three errors waits', () => {
    const queue = queueOf([toastOf(1, 'error'), toastOf(2, 'error'), toastOf(3, 'error'), toastOf(4, 'success')])
    expect(ids(shownToasts(queue))).toEqual([1, 2, 3])
    expect(ids(shownToasts(queue.slice(1)))).toEqual([2, 3, 4])
    expect(ids(waitingToasts(queue))).toEqual([4])
  })

  it('never drops a waiting toast for a later one (NFR-03)', () => {
    const queue = queueOf([1, 2, 3, 4, 5].map((id) => toastOf(id, id === 4 ? 'success' : 'error')))
    expect(ids(waitingToasts(queue))).toEqual([4, 5])
  })

  it('shows the same text once and restarts its timer (NFR-03)', () => {
    const queue = queueOf([toastOf(1, 'error', 'Serveur'), toastOf(2, 'success'), toastOf(3, 'error', 'Serveur')])
    expect(ids(queue)).toEqual([2, 3])
  })

  it('shows the same text twice where each can be taken back (NFR-03)', () => {
    expect(ids(queueOf([given(1), given(2)]))).toEqual([1, 2])
  })

  it('replaces the general message of a failure, and no other, with the message of the failed action (NFR-03, K46)', () => {
    const general: Toast = { ...toastOf(1, 'error', 'Serveur'), general: 'server failure' }
    const queue = [general, toastOf(2, 'error', 'Marque')]
    expect(ids(withoutGeneral(queue, 'server failure', 4_999))).toEqual([2])
    expect(ids(withoutGeneral(queue, 'server failure', 5_000))).toEqual([1, 2])
    expect(ids(withoutGeneral(queue, 'refusal', 4_999))).toEqual([1, 2])
  })

  it('keeps these rules for any order of toasts', () => {
    const severities = fc.constantFrom('success', 'info', 'warning', 'error' as const)
    fc.assert(
      fc.property(fc.array(severities, { maxLength: 30 }), (list) => {
        const all = list.map((severity, index) => toastOf(index, severity))
        const queue = queueOf(all)
        expect(shownToasts(queue).length).toBeLessThanOrEqual(3)
        expect(new Set(ids(queue)).size).toBe(queue.length)
        const errors = all.filter(({ severity }) => severity === 'error')
        expect(ids(queue)).toEqual(expect.arrayContaining(ids(errors)))
      }),
    )
  })
})
