import { useRouter } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'

import { QueryArea } from './-QueryArea'
import { SignedInFrame } from './-SignedInFrame'

/** The frame of the signed-in pages, with the session it shows. */
export function SignedInArea({ children }: { children?: ReactNode }) {
  // a session is open, so its code is here: this never waits long
  const { session, queries } = use(useRouter().options.context.services.load())
  return (
    <QueryArea queries={queries}>
      <SignedInFrame session={session}>{children}</SignedInFrame>
    </QueryArea>
  )
}
