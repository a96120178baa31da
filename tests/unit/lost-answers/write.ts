import type { ApiError } from '~/api/api-error'
import type { operations, OperationId } from '~/api/generated/operations.gen'

import type { World } from '../../../mocks/domain/world'

/** What a hook of a write offers to the table. */
export type Driven = {
  /** What comes before, such as what `run` undoes. The server answers it. */
  first?: () => unknown
  run: () => unknown
  /** The failures that its screen shows. */
  failures?: readonly (ApiError | null | undefined)[]
  /** Its screen says that it is done. Without it, a toast does. */
  done?: boolean
}

export type Write = {
  /** Who is signed in. */
  as: string
  use: () => Driven
  /** How often it was made, by what the server has. */
  times: (world: World) => number
  /** `unconfirmed`: no call reads it. `silent`: its failure is not shown (decision 23). */
  ends?: 'unconfirmed' | 'silent'
  /** A second call would do it twice, or be refused: it is not sent before a read has succeeded. */
  once?: boolean
  /** What is told of a success that cannot be read, where the documents have a text for it. */
  unread?: 'notApplied'
  /** What a read shows that finds nothing changed; `undone` unless given. */
  unchanged?: 'unconfirmed'
}

type Methods = typeof operations
/** Every operation that is not a GET. */
export type WriteId = { [Id in OperationId]: Methods[Id] extends `GET ${string}` ? never : Id }[OperationId]
