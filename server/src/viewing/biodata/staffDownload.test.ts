import { staffRoles } from '@bnr/contract/access'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pagesOf } from '../../../test/documentText.ts'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createMember, everyHiddenField } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { auditLog } from '../../database/tables.ts'

const service = useService()

const request = (id: number, query: string, token?: string) =>
  service.app.inject({
    url: `/api/profiles/${id}/download${query}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

async function read(id: number, query: string, token: string) {
  const { url } = (await request(id, query, token)).json()
  const file = await service.app.inject({ url })
  return { file, again: await service.app.inject({ url }), text: (await pagesOf(file.rawPayload)).join('\n') }
}

const downloadsOf = async (id: number) =>
  await service.db
    .select({ userId: auditLog.userId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `profile ${id}`), eq(auditLog.action, 'biodata download')))

test('staff get an address that opens the biodata once, and the audit log records it', async () => {
  const family = await createMember(service, { change: everyHiddenField() })
  const staff = await createStaff(service)
  const { file, again, text } = await read(family.id, '', staff.token)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="biodata-${family.bnrId}.pdf"`,
  })
  expect(again.statusCode).toBe(410)
  for (const known of ['Anna Mary', family.number, '12 Church Street']) expect(text).toContain(known)
  expect(text).not.toContain('For staff')
  expect(await downloadsOf(family.id)).toEqual([{ userId: staff.id, detail: { contacts: true } }])
})

test.each(['?s', '?s=', '?s=1'])('the short biodata (%s) has no contact details', async (query) => {
  const family = await createMember(service, { change: everyHiddenField() })
  const staff = await createStaff(service)
  const { text } = await read(family.id, query, staff.token)
  expect(text).toContain('Anna Mary')
  for (const secret of [family.number, 'example.com', '9876543210', '044 123', 'Church Street', '600020'])
    expect(text).not.toContain(secret)
  expect(await downloadsOf(family.id)).toMatchObject([{ detail: { contacts: false } }])
})

test('all staff may download the biodata, members and guests may not', async () => {
  const family = await createMember(service)
  const stranger = await createMember(service)
  const status = async (token?: string) => (await request(family.id, '?s', token)).statusCode
  expect(await status()).toBe(401)
  expect(await status(stranger.token)).toBe(403)
  expect(await status(family.token)).toBe(403)
  for (const role of staffRoles) expect(await status((await createStaff(service, role)).token)).toBe(200)
  const { token } = await createStaff(service)
  expect((await request(1_999_999_999, '?s', token)).statusCode).toBe(404)
  const wrong = await request(family.id, '?s=2', token)
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['s']])
})
