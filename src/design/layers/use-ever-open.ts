import { useState } from 'react'

/** From the first time a layer opens on: until then, nothing of it need be there. Its closing movement is still shown. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever
}
