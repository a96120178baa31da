import type { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

import type { ApiError } from '~/api/api-error'
import { setApiPorts } from '~/api/ports'
import { release } from '~/app/query-client'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { loadNamespaces } from '~/i18n/message-loader'

import { createTestClient, mutationProviders } from '../../../../support/mutation-providers'
import { createFakeWire } from '../../../api/support'

export type Row = { id: number }
export type Answer = { sent: number }

export const send = vi.fn<(row: Row) => Promise<Answer>>()
export const onSuccess = vi.fn<(answer: Answer, row: Row) => unknown>()
export const onError = vi.fn<(failure: ApiError, row: Row, isMounted: boolean) => unknown>()
const end = () => ({ severity: 'info', title: 'Fini' }) as const
export const ifLeft = (_row: unknown, _input: unknown, isMounted: boolean) => (isMounted ? undefined : end())
const LIST = ['list']
let client: QueryClient

const Around = mutationProviders(() => client)

type Options = Partial<Parameters<typeof useApiMutation<Answer, Row>>[1]> & { retry?: number }

/** The mutation of a row, whose list it changes. */
export const renderMutation = ({ meta, retry = 0, ...options }: Options = {}) =>
  renderHook(
    () => ({
      ...useApiMutation<Answer, Row>(
        { mutationFn: send, retry, retryDelay: 0 },
        { name: 'sendRow', onSuccess, onError, ...options, meta: { invalidates: [LIST], ...meta } },
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
export function freshMutation() {
  beforeEach(async () => {
    client = createTestClient()
    setApiPorts(createFakeWire(() => Response.error()).ports)
    readList()
    send.mockReset().mockImplementation(async ({ id }) => ({ sent: id }))
    onSuccess.mockReset()
    onError.mockReset()
    await loadNamespaces('fr', ['common'])
  })

  afterEach(() => {
    cleanup()
    clearToasts()
    client.clear()
  })
}
