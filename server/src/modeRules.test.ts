import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useService } from '../test/harness.ts'
import { readConfig } from './config.ts'
import { keepModesApart } from './database/modeMark.ts'
import { hasLowEntropy, refuseUnsafeMode } from './modeRules.ts'

const starting = (environment: Record<string, string>) => () => refuseUnsafeMode(readConfig(environment))
const production = {
  APP_MODE: 'production',
  TOKEN_SECRET: '5f1c0a9be27d4836915ad3f0c48e7b62',
  PUBLIC_URL: 'https://bnr.example',
  DATABASE_URL: 'postgres://somewhere/bnr',
}

describe('a demo', () => {
  test.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' },
  ])('starts with %j', (environment) => {
    expect(starting(environment)).not.toThrow()
  })

  test.each<[string, Record<string, string>]>([
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '192.168.1.4', DEMO_PUBLIC: 'no' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://bnr.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://bnr.example', HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' }],
  ])('does not start, naming %s: %j', (named, environment) => {
    expect(starting(environment)).toThrow(named)
  })
})

test.each(['web', 'jobs'])('ROLE=%s needs PostgreSQL', (ROLE) => {
  const { DATABASE_URL: _, ...embedded } = { ...production, EMBEDDED_DATABASE: 'allowed' }
  for (const mode of [{}, embedded])
    expect(starting({ ...mode, ROLE })).toThrow(`ROLE=${ROLE} needs DATABASE_URL`)
  expect(starting({ ...production, ROLE })).not.toThrow()
})

describe('production', () => {
  test('starts with a database, an https address and a random secret', () => {
    expect(starting(production)).not.toThrow()
    expect(starting({ ...production, DATABASE_URL: '', EMBEDDED_DATABASE: 'allowed' })).not.toThrow()
  })

  test.each<[string, Record<string, string>]>([
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://bnr.example' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['DEMO_SECOND_FACTOR', { DEMO_SECOND_FACTOR: 'off' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: '' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'a'.repeat(32) }],
    ['PASSWORD_ESCROW_KEY', { PASSWORD_ESCROW_KEY: 'secret'.repeat(8) }],
  ])('does not start, naming %s: %j', (named, change) => {
    expect(starting({ ...production, ...change })).toThrow(named)
  })

  test('names everything that is wrong at once', () => {
    const wrong = { ...production, PUBLIC_URL: '', DATABASE_URL: '', RATE_LIMITS: 'off' }
    expect(starting(wrong)).toThrow(/PUBLIC_URL.*DATABASE_URL.*RATE_LIMITS/s)
  })
})

test('recognises typed secrets by their low entropy', () => {
  for (const typed of [
    'a'.repeat(40),
    'abcd1234'.repeat(5),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '0123456789012345678901234567890123',
  ])
    expect([typed, hasLowEntropy(typed)]).toEqual([typed, true])
  for (let round = 0; round < 200; round++) {
    expect(hasLowEntropy(randomBytes(32).toString('hex'))).toBe(false)
    expect(hasLowEntropy(randomBytes(24).toString('base64url'))).toBe(false)
  }
})

const service = useService()

test('a database that has run in production starts in production again, but never as a demo', async () => {
  const at = new Date('2026-11-23T08:00:00Z')
  await keepModesApart(service.db, false, at)
  await keepModesApart(service.db, true, at)
  await keepModesApart(service.db, true, new Date())
  await expect(keepModesApart(service.db, false, at)).rejects.toThrow(/APP_MODE.*/)
  await expect(keepModesApart(service.db, false, at)).rejects.toThrow('2026-11-23')
})
