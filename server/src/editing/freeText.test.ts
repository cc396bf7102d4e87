import { errors } from '@bnr/contract/errors'
import { toWirePath } from '@bnr/contract/paths'
import { readProfile, saveProfile, saveStep } from '@bnr/contract/profiles/endpoints'
import { checkedTexts, unseenTexts } from '@bnr/contract/profiles/freeText'
import { type ProfileSections, profileChange } from '@bnr/contract/profiles/profile'
import { valueAt } from '@bnr/contract/profiles/rule'
import { expect, test } from 'vitest'
import { createMember, registerDraft, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()
const { message } = errors.contact_details_in_text

/** Other fields without which the texts would not apply or be incomplete. */
const around: ProfileSections = {
  basic: { maritalStatus: 'Divorced', childCount: '0', height: { feet: 5, inches: 4 } },
  family: { fatherOccupation: 'Business', motherOccupation: 'Retired', motherOccupationDetail: 'Nurse' },
  professional: { education: { degree: 'B.Sc.' }, annualIncome: { from: 300_000, to: 400_000 } },
  location: { current: { country: 'India', state: 'Tamil Nadu', city: 'Chennai' } },
}

function withText(path: string, text: string): ProfileSections {
  const change = structuredClone({ ...around, family: { ...around.family, fatherOccupationDetail: 'Shop' } })
  const steps = path.split('.')
  const last = steps.pop() as string
  let at = change as Record<string, Record<string, unknown>>
  for (const step of steps) {
    at[step] ??= {}
    at = at[step] as typeof at
  }
  at[last] = text as never
  return change
}

/** A name accepts neither digits nor an at sign, so its number is spelled out. */
const textWithNumber = (path: string) =>
  path === 'basic.name' ? 'Anna nine eight seven six five four three' : 'Call 98765 43210'

test.each(checkedTexts)('%s refuses a phone number and names the field', async (path) => {
  const member = await createMember(service, { status: 'Draft' })
  const body = withText(path, textWithNumber(path))
  const answer = await service.call(saveProfile, { params: { id: member.id }, body }, member.token)
  expect(answer.status).toBe(400)
  expect(answer.wire).toMatchObject({ fields: { [toWirePath(profileChange, path)]: message } })
})

test.each(unseenTexts)('%s may contain a phone number, since no other member sees it', async (path) => {
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  const isName = /Name$/.test(path)
  const text = isName ? 'Nine Eight Seven Six Five Four Three' : 'Call 98765 43210'
  const body = withText(path, text)
  expect(await service.call(saveProfile, { params: { id: bride.id }, body }, bride.token)).toMatchObject({
    status: 200,
  })
  const read = (token: string) => service.call(readProfile, { query: { pid: bride.bnrId } }, token)
  expect(valueAt((await read(bride.token)).body, path)).toBe(text)
  expect(JSON.stringify((await read(groom.token)).wire)).not.toContain(text)
})

test('the wizard and registration refuse contact details as well', async () => {
  const draft = await registerDraft(service)
  const family = { ...wizardSections.family, fatherOccupationDetail: 'insta: joseph' }
  const body = { ...wizardSections, family }
  const step = await service.call(saveStep, { params: { id: draft.id }, body }, draft.token)
  expect(step.wire).toMatchObject({ fields: { 'fi.fod': message } })
  await expect(registerDraft(service, { name: textWithNumber('basic.name') })).rejects.toThrow(message)
})

test('a stored text from before the rule does not block other changes', async () => {
  const member = await createMember(service)
  await service.db.execute(
    `update profiles set religion = jsonb_set(religion, '{church}', '"t.me/anna"') where id = ${member.id}`,
  )
  const save = (wire: object) => service.call(saveProfile, { params: { id: member.id }, wire }, member.token)
  expect(await save({ bi: { wt: 58 } })).toMatchObject({ status: 200 })
  expect(await save({ ri: { c: 't.me/anna2' } })).toMatchObject({ status: 400 })
})
