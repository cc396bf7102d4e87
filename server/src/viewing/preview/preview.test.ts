import { staffRoles } from '@bnr/contract/access'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wordsOf } from '../../../test/documentText.ts'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createPhoto } from '../../../test/factories/photos.ts'
import { createMember, everyHiddenField, registerDraft } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { auditLog } from '../../database/tables.ts'
import { updateProfile } from '../../profiles/store.ts'

const service = useService()

const path = (id: number | string, query = '') => `/api/profiles/${id}/preview${query}`
const open = (address: string, token?: string) =>
  service.app.inject({ url: address, headers: token ? { authorization: `Bearer ${token}` } : {} })

const openings = async (id: number) =>
  await service.db
    .select({ userId: auditLog.userId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `profile ${id}`), eq(auditLog.action, 'profile preview')))

test('the whole preview has contact details, and opening it again is not logged again', async () => {
  const family = await createMember(service, { change: everyHiddenField() })
  const { token, id } = await createStaff(service)
  const page = await open(path(family.id), token)
  const words = wordsOf(page.body)
  for (const known of ['Anna Mary', `BNR ID ${family.bnrId}`, family.number, '12 Church Street', 'Cheerful.'])
    expect(words).toContain(known)
  expect(words).toMatch(/For staff .*Membership Unpaid/)
  await open(path(family.id), token)
  expect(await openings(family.id)).toEqual([{ userId: id, detail: { contacts: true } }])
})

test.each(['?s=1', '?s', '?s='])(
  'the short preview (%s) has no contact details and nothing for staff',
  async (query) => {
    const family = await createMember(service, { change: everyHiddenField() })
    const { token } = await createStaff(service)
    const words = wordsOf((await open(path(family.id, query), token)).body)
    expect(words).toContain('Joseph Raj')
    expect(words).toContain('Head nurse')
    const secrets = [family.number, 'example.com', '9876543210', '044 123', 'Church Street', '600020']
    for (const secret of [...secrets, 'For staff', 'Profile for', 'Unpaid'])
      expect(words).not.toContain(secret)
    expect(await openings(family.id)).toMatchObject([{ detail: { contacts: false } }])
  },
)

test('the preview runs no scripts, loads no files and is not cached', async () => {
  const family = await createMember(service)
  await createPhoto(service, family.id, { status: 'Active' })
  const { token } = await createStaff(service)
  const { headers, body } = await open(path(family.id), token)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; img-src data:",
  })
  expect(body).toContain('<img src="data:image/webp;base64,')
  expect(body).not.toMatch(/<script|\shref=|\ssrc="(?!data:)|url\(|@import/)
})

test('an unapproved photo is not in the preview', async () => {
  const family = await createMember(service)
  await createPhoto(service, family.id, { status: 'Ready' })
  const { token } = await createStaff(service)
  expect((await open(path(family.id), token)).body).not.toContain('<img')
})

test('text that a member wrote is escaped', async () => {
  const family = await createMember(service)
  const name = '"><img src=x onerror=alert(1)>'
  await service.db.inTransaction((tx) =>
    updateProfile(tx, family.id, {
      name,
      basic: { aboutMe: '</style><script>alert(1)</script>' },
      religion: { church: '\u202eshcruhc' },
    }),
  )
  await createPhoto(service, family.id, { status: 'Active' })
  const { token } = await createStaff(service)
  const { body } = await open(path(family.id), token)
  expect(body.match(/<(script|img|style)\b/g)).toEqual(['<style', '<img'])
  expect(wordsOf(body)).toContain(name)
  expect(wordsOf(body)).toContain('</style><script>alert(1)</script>')
  expect(body).toContain('<dd><bdi>\u202eshcruhc</bdi></dd>')
})

test('every staff role may open previews, also of empty drafts; members and guests may not', async () => {
  const [member, draft] = [await createMember(service), await registerDraft(service)]
  for (const role of staffRoles) {
    const { token } = await createStaff(service, role)
    expect((await open(path(draft.id), token)).statusCode, role).toBe(200)
  }
  expect((await open(path(member.id))).statusCode).toBe(401)
  for (const token of [member.token, draft.token])
    expect((await open(path(member.id, '?s=1'), token)).statusCode).toBe(403)
})

test('an unknown profile is a 404, and an invalid query is named', async () => {
  const { token } = await createStaff(service)
  expect((await open(path(1_999_999_999), token)).statusCode).toBe(404)
  for (const id of ['0', 'abc', '1e3', '-1']) expect((await open(path(id), token)).statusCode, id).toBe(400)
  const draft = await registerDraft(service)
  const wrong = await open(path(draft.id, '?s=2'), token)
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().fields).toHaveProperty('s')
})
