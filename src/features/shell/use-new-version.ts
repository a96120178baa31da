import { useEffect, useState } from 'react'

import { watchNewVersion, type NewVersionPorts } from './new-version'

/** Whether a newer build is deployed (NFR-05). */
export function useNewVersion(ports: NewVersionPorts): boolean {
  const [newer, setNewer] = useState(false)
  useEffect(() => watchNewVersion(ports, () => setNewer(true)), [ports])
  return newer
}
