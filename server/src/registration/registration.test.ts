import { login, readSessionUser } from '@bnr/contract/accounts/endpoints'
import { checkPhone, createProfile, readDraft, saveStep } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import {
  fillIn,
  password,
  registerDraft,
  registrationOf,
  wizardSections,
} from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

test('a registered draft can be filled in with its token, and its owner can log in', async () => {
  const draft = await registerDraft(service)
  await fillIn(service, draft)
  const { body } = await service.call(readDraft, { params: { id: draft.id } }, draft.token)
  expect(body.basic).toMatchObject({
    name: 'Anna Mary',
    gender: 'f',
    motherTongue: 'Tamil',
    createdBy: 'Web',
  })
  expect(body.location?.current?.city).toBe('Chennai')

  const tokens = await service.call(login, { body: { userName: draft.bnrId, password, userType: 'pu' } })
  expect(tokens.status).toBe(200)
  const user = await service.call(readSessionUser, { params: { username: draft.bnrId } }, tokens.body.token)
  expect(user.body).toMatchObject({ bnrId: draft.bnrId, status: 'Draft', roles: ['profile_user'] })
})

test('one of a hundred concurrent registrations with the same number succeeds', async () => {
  const body = registrationOf()
  const answers = await Promise.all(Array.from({ length: 100 }, () => service.call(createProfile, { body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99)
  const { body: check } = await service.call(checkPhone, { query: { nu: body.basic.phone.number } })
  expect(check.exists).toBe(true)
})

const contradicted = 'The gender follows from Profile for. Change that first'

test.each([
  [{}, 'bi.cf', 'Select Profile for'],
  [{ cf: 'Myself' }, 'bi.ge', 'Select Gender'],
  [{ cf: 'Son', ge: 'm' }, 'bi.na', 'Enter name'],
  [{ cf: 'Son', ge: 'f', na: 'Abel', ph: { nu: '9123456780' } }, 'bi.ge', contradicted],
  [{ cf: 'Brother', ge: 'f', na: 'Abel', ph: { nu: '9123456780' } }, 'bi.ge', contradicted],
  [{ cf: 'Daughter', ge: 'm', na: 'Abel', ph: { nu: '9123456780' } }, 'bi.ge', contradicted],
  [{ cf: 'Sister', ge: 'm', na: 'Abel', ph: { nu: '9123456780' } }, 'bi.ge', contradicted],
  [{ cf: 'Son', ge: 'm', na: 'X' }, 'bi.na', 'Enter name'],
  [{ cf: 'Son', ge: 'm', na: 'Ab3' }, 'bi.na', 'Enter name'],
  [{ cf: 'Son', ge: 'm', na: 'Abel', ph: { cc: '91', nu: '' } }, 'bi.ph.nu', 'Enter mobile'],
  [
    { cf: 'Son', ge: 'm', na: 'Abel', ph: { cc: '91', nu: '12345' } },
    'bi.ph.nu',
    'Enter 10 digit mobile number',
  ],
  [
    { cf: 'Uncle', ge: 'm', na: 'Abel', ph: { cc: '91', nu: '9123456780' } },
    'bi.cf',
    'Select a value from the list',
  ],
  [
    { cf: 'Son', ge: 'm', na: 'Abel', ph: { cc: '999', nu: '9123456780' } },
    'bi.ph.cc',
    'Select a country code',
  ],
  [
    { cf: 'Son', ge: 'm', na: 'Abel', ph: { nu: '0123456789' } },
    'bi.ph.nu',
    'There is no such mobile number',
  ],
  [
    { cf: 'Son', ge: 'm', na: 'Abel', ph: { nu: '1123456789' } },
    'bi.ph.nu',
    'There is no such mobile number',
  ],
  [
    { cf: 'Son', ge: 'm', na: 'Abel', ph: { nu: '5123456789' } },
    'bi.ph.nu',
    'There is no such mobile number',
  ],
  [
    { cf: 'Son', ge: 'm', na: 'Abel', ph: { cc: '44', nu: '123456' } },
    'bi.ph.nu',
    'There is no such mobile number',
  ],
  [{ cf: 'Son', ge: 'm', na: 'Abel', ph: { nu: '9123456780' }, zz: 1 }, 'bi.zz', 'Unknown field zz'],
])('the first form refuses %o', async (basic, path, message) => {
  const { status, wire } = await service.call(createProfile, { wire: { bi: basic } })
  expect(status).toBe(400)
  expect((wire as { fields: Record<string, string> }).fields[path]).toBe(message)
})

test('a step refuses missing fields with their own messages, and saves nothing', async () => {
  const draft = await registerDraft(service)
  const send = (wire: object) => service.call(saveStep, { params: { id: draft.id }, wire }, draft.token)
  const { wire } = await send({ bi: { mt: 'Tamil' } })
  expect(wire).toMatchObject({
    code: 'invalid_input',
    message: 'Select birth date',
    fields: { 'bi.dob': 'Select birth date', 'ri.de': 'Select denomination', 'ri.sp': 'Select spirituality' },
  })
  const minor = await send({
    bi: { dob: '2015-01-01', mt: 'Tamil' },
    ri: { de: wizardSections.religion?.denomination, sp: wizardSections.religion?.spirituality },
  })
  expect(minor.wire).toMatchObject({ fields: { 'bi.dob': 'Age must be greater than 18 years' } })
  const draftNow = await service.call(readDraft, { params: { id: draft.id } }, draft.token)
  expect(draftNow.body.basic?.motherTongue).toBeUndefined()
})

test.each([
  ['Son', 'm'],
  ['Brother', 'm'],
  ['Daughter', 'f'],
  ['Sister', 'f'],
])('a profile for a %s has gender %s, even if no gender is sent', async (createdFor, gender) => {
  const draft = await registerDraft(service, { createdFor, gender: undefined })
  const { body } = await service.call(readDraft, { params: { id: draft.id } }, draft.token)
  expect(body.basic?.gender).toBe(gender)
})

test('the third step requires income and place before an occupation is chosen', async () => {
  const draft = await registerDraft(service)
  const body = {
    professional: { education: { degree: 'B.Sc.' } },
    location: { current: { country: 'India' } },
  }
  const answer = await service.call(saveStep, { params: { id: draft.id }, body }, draft.token)
  expect(answer.wire).toMatchObject({
    fields: {
      'pi.oc': 'Select occupation',
      'pi.ai.fr': 'Select annual income',
      'li.ca.st': 'Select state',
      'li.ca.ct': 'Select City',
    },
  })
})

test('the wizard requires a contact number', async () => {
  const draft = await registerDraft(service)
  const basic = { ...wizardSections.basic, contactPersonPhone: null }
  const body = { ...wizardSections, basic }
  const answer = await service.call(saveStep, { params: { id: draft.id }, body }, draft.token)
  expect(answer.wire).toMatchObject({ fields: { 'bi.cp.nu': 'Enter mobile no.' } })
})

test('the token of a draft opens no other draft', async () => {
  const [one, other] = [await registerDraft(service), await registerDraft(service)]
  const answer = await service.call(readDraft, { params: { id: other.id } }, one.token)
  expect(answer.status).toBe(404)
})
