import { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

import type { ApiError } from '~/api/api-error'
import { release } from '~/app/query-client-of-session'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { loadNamespaces } from '~/i18n/message-loader'

import { aroundActs } from '../../../../support/around-acts'

export type Row = { id: number }
export type Answer = { sent: number }

export const send = vi.fn<(row: Row) => Promise<Answer>>()
export const onDone = vi.fn<(answer: Answer, row: Row) => unknown>()
export const onFailed = vi.fn<(failure: ApiError, row: Row) => unknown>()
const LIST = ['list']
let client: QueryClient

const Around = aroundActs(() => client)

type Options = Partial<Parameters<typeof useApiMutation<Answer, Row>>[1]>

/** The act of a row, whose list it changes. */
export const renderAct = (options: Options = {}) =>
  renderHook(
    () => ({
      ...useApiMutation<Answer, Row>(
        { mutationFn: send },
        { name: 'sendRow', onDone, onFailed, changes: [LIST], ...options },
      ),
      toasts: useToasts(),
    }),
    { wrapper: Around },
  )

export const byRow = { row: ({ id }: Row) => id }

/** What the end of a session does to its client. */
export const endSession = () => release(client)

/** The list is as the server has it. */
export const readList = () => client.setQueryData(LIST, [])

/** Whether the list is to be read again. */
export const isStale = () => client.getQueryState(LIST)?.isInvalidated

/** Fresh for each test of the file that calls it. */
export function freshAct() {
  beforeEach(async () => {
    client = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
    readList()
    send.mockReset().mockImplementation(async ({ id }) => ({ sent: id }))
    onDone.mockReset()
    onFailed.mockReset()
    await loadNamespaces('fr', ['common'])
  })

  afterEach(() => {
    cleanup()
    clearToasts()
    client.clear()
  })
}
