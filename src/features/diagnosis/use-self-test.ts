import { useEffect, useEffectEvent, useState } from 'react'

import { runSelfTest, type SelfTest } from '~/i18n/self-test'

/**
 * Runs the test on mount and on request.
 *
 * @param ready resolves when the probes may be sent
 */
export function useSelfTest(ready: () => Promise<unknown>) {
  const makeReady = useEffectEvent(ready)
  const [result, setResult] = useState<SelfTest>()
  const [turn, setTurn] = useState(1)
  const [done, setDone] = useState(0)

  useEffect(() => {
    let current = true
    const run = async () => {
      await makeReady()
      const found = await runSelfTest()
      if (!current) return
      setResult(found)
      setDone(turn)
    }
    void run()
    return () => {
      current = false
    }
  }, [turn])

  return { result, running: done < turn, onRun: () => setTurn(turn + 1) }
}
