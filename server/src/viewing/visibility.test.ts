import { readProfile, saveProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createMember, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { updateProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'

const service = useService()

test('members cannot open profiles that are of the same gender, blocked, inactive or unknown', async () => {
  const [bride, sister, groom] = [
    await createMember(service),
    await createMember(service),
    await createMember(service, { gender: 'm' }),
  ]
  const read = (pid: string, token: string) => service.call(readProfile, { query: { pid } }, token)
  expect(await read(sister.bnrId, bride.token)).toMatchObject({
    status: 403,
    wire: { message: 'You cannot view same gender profiles' },
  })
  expect((await read('99999999', bride.token)).status).toBe(404)
  expect((await read(groom.bnrId, bride.token)).status).toBe(200)
  await service.db
    .insert(activities)
    .values({ fromId: groom.id, toId: bride.id, kind: 'b', at: new Date(), day: 'infinity' })
  expect((await read(groom.bnrId, bride.token)).status).toBe(404)
  expect((await read(bride.bnrId, groom.token)).status).toBe(404)
  const other = await createMember(service, { gender: 'm' })
  await service.db.inTransaction((tx) => updateProfile(tx, other.id, { status: 'Ready' }))
  expect((await read(other.bnrId, bride.token)).status).toBe(404)
  expect((await read(other.bnrId, other.token)).status).toBe(200)
})

test('an owner cannot change locked fields, other profiles or put contact details in texts; HTML and SQL stay text', async () => {
  const [bride, other] = [await createMember(service), await registerDraft(service)]
  const save = (wire: object, id = bride.id) =>
    service.call(saveProfile, { params: { id }, wire }, bride.token)
  expect(await save({ bi: { na: 'New Name' } })).toMatchObject({
    status: 409,
    wire: { code: 'locked_field' },
  })
  expect((await save({ bi: { ph: { cc: '91', nu: '9888888888' } } })).status).toBe(409)
  expect((await save({ bi: { cb: 'Admin' } })).status).toBe(403)
  expect((await save({ bi: { prd: 'Hello' } }, other.id)).status).toBe(404)
  for (const text of ['Call 98765 43210', 'mail me anna@example.com', 'see www.anna.com']) {
    expect(await save({ bi: { prd: text } })).toMatchObject({
      status: 400,
      wire: { fields: { 'bi.prd': expect.stringContaining('Please remove') } },
    })
  }
  const text = `<script>alert(1)</script>'; drop table profiles; -- "quoted"`
  expect((await save({ bi: { prd: text }, ri: { c: text.slice(0, 40) } })).status).toBe(200)
  const { body } = await service.call(readProfile, { query: { pid: bride.bnrId } }, bride.token)
  expect(body.basic?.aboutMe).toBe(text)
  expect((await save({ bi: { zz: 1 } })).wire).toMatchObject({ fields: { 'bi.zz': 'Unknown field zz' } })
  expect((await save({ bi: { wt: null } })).wire).toMatchObject({ fields: { 'bi.wt': 'Select weight' } })
  expect((await save({ bi: { prd: null } })).status).toBe(200)
  const cleared = await service.call(readProfile, { query: { pid: bride.bnrId } }, bride.token)
  expect(cleared.body.basic?.aboutMe).toBeUndefined()
})
