import { logout, readSessionUser } from '@bnr/contract/accounts/endpoints'
import { listStaff } from '@bnr/contract/accounts/staff'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { openService, useService } from '../../test/harness.ts'
import { keptLog } from '../../test/logLines.ts'
import { usePages } from '../../test/pages.ts'
import { buildApp } from '../app.ts'
import { asPageCaller } from './pageCaller.ts'
import { newToken } from './tokens.ts'

const service = useService()
const visitor = usePages(service)

type Known = { pageCookie: string }

/** Runs `work` while a page is being rendered for a person. */
async function whileRendering<Done>({ pageCookie }: Known, work: (authorization: string) => Promise<Done>) {
  const actor = await visitor(pageCookie)
  if (!actor) throw new Error('The cookie is nobody’s')
  return await asPageCaller(actor, work)
}
const readMe = (username: string, authorization: string) =>
  service.call(readSessionUser, { params: { username }, headers: { authorization } })

test('calls for a page act as its visitor, without another look-up of the session', async () => {
  const member = await createMember(service)
  await whileRendering(member, async (authorization) => {
    const statements = await service.statementsOf(async () => {
      expect((await readMe(member.bnrId, authorization)).body).toMatchObject({ bnrId: member.bnrId })
    })
    expect(statements.filter((statement) => statement.includes('sessions'))).toEqual([])
  })
})

test('calls for a page may do what the visitor may, and no more', async () => {
  const [member, other] = [await createMember(service), await createMember(service)]
  const staff = await createStaff(service, 'super_admin')
  const statusesFor = (known: Known) =>
    whileRendering(known, async (authorization) => [
      (await service.call(listStaff, { headers: { authorization } })).status,
      (await readMe(other.bnrId, authorization)).status,
    ])
  const asCalled = async (token: string) => [
    (await service.call(listStaff, {}, token)).status,
    (await service.call(readSessionUser, { params: { username: other.bnrId } }, token)).status,
  ]
  expect(await statusesFor(member)).toEqual(await asCalled(member.token))
  expect(await statusesFor(staff)).toEqual(await asCalled(staff.token))
  expect((await statusesFor(member))[0]).toBe(403)
})

test.each([
  ['is done', async () => undefined],
  ['fails', async () => Promise.reject(new Error('no such thing'))],
])('the key is refused once the page %s', async (_, end) => {
  const member = await createMember(service)
  let used = ''
  await whileRendering(member, async (authorization) => {
    used = authorization
    expect((await readMe(member.bnrId, used)).status).toBe(200)
    await end()
  }).catch(() => undefined)
  expect((await readMe(member.bnrId, used)).status).toBe(401)
})

test('a key ends with its own page, not with another one rendered at the same time', async () => {
  const member = await createMember(service)
  await whileRendering(member, async (outer) => {
    const inner = await whileRendering(member, async (authorization) => authorization)
    expect(inner).not.toBe(outer)
    expect((await readMe(member.bnrId, outer)).status).toBe(200)
    expect((await readMe(member.bnrId, inner)).status).toBe(401)
  })
})

test('made-up keys are refused while a page is being rendered', async () => {
  const member = await createMember(service)
  const session = String((await visitor(member.pageCookie))?.sessionId)
  await whileRendering(member, async (authorization) => {
    const key = authorization.split(' ')[1] ?? ''
    expect(key).toMatch(/^[\w-]{43}$/)
    const pageToken = member.pageCookie.replace('bnr_page=', '')
    for (const made of [newToken(), key.slice(1), `${key}A`, '__proto__', 'size', session, pageToken])
      expect([made, (await readMe(member.bnrId, `Page ${made}`)).status]).toEqual([made, 401])
    for (const other of ['Page', 'Page ', `page ${key}`, `Bearer ${key}`, `Basic ${key}`, key])
      expect([other, (await readMe(member.bnrId, other)).status]).toEqual([other, 401])
    for (const header of ['cookie', 'euid', 'pid', 'x-page', 'proxy-authorization']) {
      const headers = { [header]: header === 'cookie' ? `bnr_page=${key}` : authorization }
      const request = { params: { username: member.bnrId }, headers }
      expect([header, (await service.call(readSessionUser, request)).status]).toEqual([header, 401])
    }
  })
})

test('a key appears in no reply and in no log line, however the call ends', async () => {
  const { log, lines } = keptLog('debug')
  const lost = await openService()
  const member = await createMember(lost)
  const app = await buildApp({ ...lost, log })
  await whileRendering(await createMember(service), async (authorization) => {
    const request = { headers: { authorization } }
    const ask = async (url: string) => {
      const { body, headers } = await app.inject({ url, ...request })
      return JSON.stringify([body, headers])
    }
    const urls = [`/api/ues/${member.bnrId}`, '/api/staff', '/api/none', '/api/profiles/x/notifications']
    const replies = [...(await Promise.all(urls.map(ask)))]
    await lost.db.close()
    replies.push(...(await Promise.all(urls.map(ask))))
    const key = authorization.split(' ')[1] ?? ''
    expect(replies.join()).not.toContain(key)
    expect(lines.length).toBeGreaterThan(urls.length)
    expect(JSON.stringify(lines)).not.toContain(key)
  })
  await app.close()
  await lost.app.close()
})

test('a logout while a page is being rendered takes effect with the next page', async () => {
  const member = await createMember(service)
  await whileRendering(member, async (authorization) => {
    await service.call(logout, { body: {} }, member.token)
    expect((await readMe(member.bnrId, authorization)).status).toBe(200)
  })
  expect(await visitor(member.pageCookie)).toBeUndefined()
})

test('photos on the page have the same addresses as elsewhere in the session', async () => {
  const bride = await createMember(service)
  await createPhoto(service, bride.id)
  const groom = await createMember(service, { gender: 'm' })
  const shown = async (authorization: string) => {
    const request = { query: { pid: bride.bnrId }, headers: { authorization } }
    return (await service.call(readProfile, request)).body.media[0]?.url ?? ''
  }
  const address = await whileRendering(groom, shown)
  expect(address).toBe(await shown(`Bearer ${groom.token}`))
  const fetched = async (url: string, cookie: string) =>
    (await service.app.inject({ url, headers: { cookie } })).statusCode
  const other = await createMember(service, { gender: 'm' })
  for (const cookie of ['', groom.pageCookie, other.pageCookie, bride.pageCookie])
    expect(await fetched(address, cookie)).toBe(200)
  const stripped = address.replace(/signature=[^&]{4}/, 'signature=AAAA')
  for (const cookie of ['', groom.pageCookie, bride.pageCookie])
    expect(await fetched(stripped, cookie)).toBe(401)
})
