import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { office } from '@bnr/contract/reference/office'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { StoreAway } from '../files/storeAway.ts'
import { processes } from '../services/processes/tables.ts'
import { loginChanges, smsKinds } from '../sms/texts.ts'
import { examineAll, report } from './examine.ts'
import { companyFinding } from './settings.ts'

const service = useService()
const examined = (changes: Partial<typeof service.config> = {}) =>
  examineAll({ ...service, config: { ...service.config, dataDir: '.', ...changes } })
const levelOf = async (name: string, changes: Partial<typeof service.config> = {}) =>
  (await examined(changes)).find((one) => one.name === name)?.level

test('every check has a result, and what is not fine has advice', async () => {
  const found = await examined()
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Database',
      'Migrations',
      'Clock',
      'Disk',
      'Processes',
      'Jobs',
      'Mail',
      'Address',
    ]),
  )
  for (const { level, advice } of found) expect(advice === undefined).toBe(level === 'fine')
  expect(
    found.filter(({ name }) => ['Migrations', 'Clock'].includes(name)).map(({ level }) => level),
  ).toEqual(['fine', 'fine'])
})

test('an installation with members warns while the company has details that we invented', async () => {
  expect(await levelOf('Company', { production: false })).toBeUndefined()
  expect(await levelOf('Company', { production: true })).toBe(companyFinding(office).level)
  const ours = { ...office, door: '3 Mount Road', phone: '+91 44 2345 6789', email: 'help@bnrmatrimony.in' }
  expect(companyFinding(ours).level).toBe('fine')
  const { level, found } = companyFinding({ ...ours, phone: '+91 44 1234 5678' })
  expect([level, found]).toEqual([
    'warning',
    'The site, mails and invoices show invented details: +91 44 1234 5678',
  ])
})

test('the report shows what to do below what was found', () => {
  const found = [
    { name: 'Clock', level: 'fine', found: 'Right' },
    { name: 'Disk', level: 'wrong', found: 'Full', advice: 'Make room' },
  ] as const
  expect(report(found)).toBe('✓ Clock: Right\n✗ Disk: Full\n    Make room')
})

test('a release that is older or newer than the database is found', async () => {
  const journal = sql`drizzle.__drizzle_migrations`
  await service.db.execute(sql`insert into ${journal} (hash, created_at) values ('newer', 9999999999999)`)
  expect(await levelOf('Migrations')).toBe('warning')
  await service.db.execute(sql`delete from ${journal} where hash = 'newer'`)
  expect(await levelOf('Migrations')).toBe('fine')
})

describe('the processes of an installation', () => {
  const run = (role: 'all' | 'web' | 'jobs', version = '1.0.0') => {
    const row = { id: randomUUID(), role, host: 'a', version, startedAt: sql`now()`, seenAt: sql`now()` }
    return service.db.insert(processes).values(row)
  }
  beforeEach(() => service.db.delete(processes))

  test('are fine as one, or as web and jobs', async () => {
    await run('all')
    expect(await levelOf('Processes')).toBe('fine')
    await service.db.delete(processes)
    await run('web')
    await run('jobs')
    expect(await levelOf('Processes')).toBe('fine')
  })

  test('are wrong without one that runs jobs', async () => {
    await run('web')
    expect(await levelOf('Processes')).toBe('wrong')
  })

  test('are warned about when they count requests apart, or have different releases', async () => {
    await run('all')
    await run('all')
    expect(await levelOf('Processes', { rateLimits: true })).toBe('warning')
    expect(await levelOf('Processes', { rateLimits: true, redisUrl: 'redis://127.0.0.1:1' })).toBe('fine')
    await run('jobs', '0.9.0')
    expect(await levelOf('Processes')).toBe('warning')
  })
})

test('what cannot be reached is wrong, and the other checks go on', async () => {
  const away = () => Promise.reject(new StoreAway('The store is away'))
  const s3 = { ...service.places.folder, put: away, get: away } as unknown as typeof service.places.s3
  const nobody = 'http://127.0.0.1:1'
  const found = await examineAll({
    ...service,
    config: {
      ...service.config,
      dataDir: '.',
      publicUrl: nobody,
      smtpUrl: 'smtp://127.0.0.1:1',
      redisUrl: 'redis://127.0.0.1:1',
    },
    places: { ...service.places, ...(s3 && { s3 }) },
  })
  const wrong = found.filter(({ level }) => level === 'wrong').map(({ name }) => name)
  expect(wrong).toEqual(expect.arrayContaining(['Address', 'Mail', 'Redis', 'S3 store']))
  expect(found.find(({ name }) => name === 'Clock')?.level).toBe('fine')
})

test('an address that leads to something else is wrong', async () => {
  const other = createServer((_request, response) => void response.writeHead(404).end('nginx'))
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  const publicUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  expect(await levelOf('Address', { publicUrl })).toBe('wrong')
  other.close()
})

test('production without SMS and mail is wrong', async () => {
  expect(await levelOf('SMS', { production: true })).toBe('wrong')
  expect(await levelOf('Mail', { production: true })).toBe('wrong')
  expect(await levelOf('SMS')).toBe('fine')
})

test.each([
  ['no text', [], 'warning', `Not sent by SMS: ${smsKinds.slice(1).join(', ')}`],
  [
    'all notices of a changed login but one',
    loginChanges.slice(1),
    'warning',
    expect.stringContaining('passwordChanged'),
  ],
  ['the notices of a changed login', loginChanges, 'fine', expect.not.stringContaining('passwordChanged')],
  ['every text', smsKinds.slice(1), 'fine', 'All are sent'],
] as const)('an SMS provider with the ids of %s is examined', async (_, kinds, level, text) => {
  const templates = new Map(['loginCode' as const, ...kinds].map((kind) => [kind, '1107000000000000001']))
  const sms = { url: 'http://127.0.0.1:9', key: 'key', senderId: 'BNRMAT', entityId: 'entity', templates }
  const found = await examined({ sms })
  expect(found.find(({ name }) => name === 'SMS texts')).toMatchObject({ level, found: text })
})
