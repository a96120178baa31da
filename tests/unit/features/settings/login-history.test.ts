import { describe, expect, it } from 'vitest'

import { deviceOf, toLoginRows } from '~/features/settings/LoginHistory'

describe('the sign-ins of an account', () => {
  it('stand newest first, without entries that are missing or of another kind (USR-04)', () => {
    const rows = toLoginRows([
      { timestamp: '2026-03-01T08:00:00Z', ip_address: '192.0.2.7', user_agent: 'curl/8', success: false },
      {},
      { timestamp: '2026-03-09T08:00:00Z', ip_address: null, user_agent: ' ', success: true },
    ])
    expect(rows.map(({ key }) => key)).toEqual([2, 0, 1])
    expect(rows[0]).toEqual({
      key: 2,
      created_at: '2026-03-09T08:00:00Z',
      address: undefined,
      device: undefined,
      success: true,
    })
    expect(rows[1]).toMatchObject({ address: '192.0.2.7', device: 'curl/8', success: false })
  })

  it.each([
    { created_at: '2026-03-09T08:00:00Z', ip: '192.0.2.7', device: 'Firefox', success: 1 },
    { login_time: '2026-03-09T08:00:00Z', ip_address: '192.0.2.7', browser: 'Firefox', success: 'true' },
  ])('are read from %o, whose fields have other names (USR-04)', (entry) => {
    const [row] = toLoginRows([entry])
    expect(row).toMatchObject({
      created_at: '2026-03-09T08:00:00Z',
      address: '192.0.2.7',
      device: 'Firefox',
      success: true,
    })
  })

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox · Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
      'Safari · macOS',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/124.0 Safari/537.36 Edg/124.0', 'Edge · Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) CriOS/124.0 Safari/604.1', 'Chrome · iPhone'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/124.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['SomeBot/1.0', 'SomeBot/1.0'],
  ])('name the device of %s (USR-04)', (agent, device) => expect(deviceOf(agent)).toBe(device))
})
