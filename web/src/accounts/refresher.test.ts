import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Credentials } from '../platform/credentials.ts'
import { createRefresher } from './refresher.ts'
import { dueIn, earlyBy, lifetimeOf } from './tokenLife.ts'

const quarterHour = 900

function token(name: string, lifetime = quarterHour) {
  return `head.${btoa(JSON.stringify({ name, iat: 1000, exp: 1000 + lifetime }))}.sign`
}

const overdue: Credentials = {
  token: token('old'),
  refreshToken: 'r1',
  userName: '10000001',
  userType: 'pu',
  expiresAt: 0,
}

let stored: Credentials | undefined
const exchange = vi.fn()
const onRefused = vi.fn()

function refresher(alone = (work: () => Promise<void>) => work()) {
  return createRefresher({
    read: () => stored,
    store: (credentials) => {
      stored = credentials
    },
    exchange,
    alone,
    onRefused,
  })
}

function refusal(status: number) {
  return Object.assign(new Error('Stale token'), { status })
}

beforeEach(() => {
  stored = { ...overdue }
  exchange.mockReset().mockImplementation(async () => ({ token: token('new'), refreshToken: 'r2' }))
  onRefused.mockReset()
})

describe('the refresh of a session', () => {
  it('exchanges once, however many calls wait for it', async () => {
    const { refreshIfDue } = refresher()
    await Promise.all([refreshIfDue(), refreshIfDue(), refreshIfDue()])
    expect(exchange).toHaveBeenCalledTimes(1)
    expect(exchange.mock.calls[0]?.[0]).toMatchObject({ refreshToken: 'r1' })
    expect(stored).toMatchObject({ token: token('new'), refreshToken: 'r2', userName: '10000001' })
  })

  it('leaves fresh credentials alone', async () => {
    stored = { ...overdue, expiresAt: Date.now() + earlyBy + 5000 }
    await refresher().refreshIfDue()
    expect(exchange).not.toHaveBeenCalled()
  })

  it('is skipped if another tab refreshed while this one waited for its turn', async () => {
    const byOther = { ...overdue, refreshToken: 'r9', expiresAt: Date.now() + 60_000 }
    await refresher(async (work) => {
      stored = byOther
      await work()
    }).refreshIfDue()
    expect(exchange).not.toHaveBeenCalled()
    expect(stored).toBe(byOther)
  })

  it('does not bring back a login that has ended', async () => {
    exchange.mockImplementation(async () => {
      stored = undefined
      return { token: token('new'), refreshToken: 'r2' }
    })
    await refresher().refreshIfDue()
    expect(stored).toBeUndefined()
  })

  it('ends the session when the server refuses', async () => {
    exchange.mockRejectedValue(refusal(401))
    await refresher().refreshIfDue()
    expect(onRefused).toHaveBeenCalledTimes(1)
  })

  it.each([0, 429, 503])(
    'keeps the session when the answer is %i, and tries again next time',
    async (status) => {
      exchange.mockRejectedValueOnce(refusal(status))
      const { refreshIfDue } = refresher()
      await refreshIfDue()
      expect(onRefused).not.toHaveBeenCalled()
      expect(stored?.refreshToken).toBe('r1')
      await refreshIfDue()
      expect(stored?.refreshToken).toBe('r2')
    },
  )
})

describe('a call', () => {
  it('is not sent with an expired token, and fails as the refresh did', async () => {
    exchange.mockRejectedValueOnce(refusal(503))
    const { requireToken } = refresher()
    await expect(requireToken()).rejects.toMatchObject({ status: 503 })
    expect(onRefused).not.toHaveBeenCalled()
    await requireToken()
    expect(stored?.refreshToken).toBe('r2')
  })

  it('is sent with a token that is due but has not expired', async () => {
    stored = { ...overdue, expiresAt: Date.now() + earlyBy / 2 }
    exchange.mockRejectedValueOnce(refusal(0))
    await refresher().requireToken()
    expect(stored?.refreshToken).toBe('r1')
  })
})

describe('the life of a token', () => {
  it('is counted from its issue, whatever the device’s clock says', () => {
    expect(lifetimeOf(token('any'))).toBe(quarterHour * 1000)
  })

  it.each(['', 'no token', 'a.b.c'])('is 0 for %j', (text) => expect(lifetimeOf(text)).toBe(0))

  it('makes the exchange due ten seconds before its end', () => {
    expect(dueIn({ expiresAt: 60_000 }, 49_999)).toBe(1)
    expect(dueIn({ expiresAt: 60_000 }, 50_000)).toBe(0)
  })
})
