import { loginWithCode, sendCode } from '@bnr/contract/accounts/endpoints'
import { adminCalls } from '@bnr/contract/profiles/admin'
import { staffLists } from '@bnr/contract/profiles/assignment'
import { createProfile, saveStep, transitionProfile, verifyPhone } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { callAs, callAsGuest, callWithToken } from './calls.ts'
import {
  codeSentTo,
  demoPassword,
  freshMobile,
  freshWord,
  memberWith,
  type Person,
  teleManager,
} from './people.ts'

export type Gender = 'm' | 'f'

/** Answers to everything that the wizard asks for. */
export const completeSections = {
  basic: {
    dateOfBirth: '1996-04-12',
    motherTongue: 'Tamil',
    maritalStatus: 'Never Married',
    height: { feet: 5, inches: 4 },
    weight: 58,
    bodyType: 'Average',
    contactPersonName: 'Joseph Raj',
    contactRelationship: 'Father',
    contactPersonPhone: { countryCode: '91', number: '9876543210', type: 'M' },
  },
  religion: { denomination: 'CSI (Church of South India)', spirituality: 'Regular Churchgoer' },
  family: {
    status: 'Middle Class',
    type: 'Nuclear Family',
    values: 'Traditional',
    fatherName: 'Joseph Raj',
    fatherOccupation: 'Retired',
    fatherOccupationDetail: 'Headmaster',
    motherName: 'Mary Joseph',
    motherOccupation: 'Homemaker',
  },
  professional: {
    education: { degree: 'B.Sc.' },
    occupation: 'Nurse',
    annualIncome: { from: 300_000, to: 400_000 },
  },
  location: { current: { country: 'India', state: 'Tamil Nadu', city: 'Chennai' } },
} satisfies ProfileSections

export type Draft = {
  id: number
  bnrId: string
  token: string
  basic: ReturnType<typeof firstForm>['basic']
}

function firstForm(gender: Gender, name = `Joy ${freshWord()}`) {
  const createdFor = gender === 'f' ? 'Daughter' : 'Son'
  const phone = { countryCode: '91', number: freshMobile(), type: 'M' as const }
  return { basic: { createdFor, gender, name, phone } }
}

/** Registers a profile with the form of the home page only. */
export async function registerDraft(gender: Gender = 'f', name?: string): Promise<Draft> {
  const body = firstForm(gender, name)
  const { token = '', ...registered } = await callAsGuest(createProfile, { body })
  return { ...registered, token, basic: body.basic }
}

/** Sends all answers of the wizard at once. */
export async function fillIn(draft: Draft, change: ProfileSections = {}): Promise<void> {
  const body = { ...completeSections, ...change, password: demoPassword }
  await callWithToken(draft.token)(saveStep, { params: { id: draft.id }, body })
}

export type Member = Draft & { person: Person; mobile: string; name: string }

/** Verifies the number with the token of the registration, so that its password stays valid. */
async function verifyNumber({ id, token, basic }: Draft): Promise<void> {
  const { phone } = basic
  await callAsGuest(sendCode, { body: { phone, userType: 'pu' } })
  const code = await codeSentTo(phone.number)
  const login = await callWithToken(token)(loginWithCode, { body: { phone, code, userType: 'pu' } })
  await callWithToken(login.token ?? '')(verifyPhone, { params: { id }, query: { pv: 'true' } })
}

/** Registers a complete profile with this status. Members in Ready or Active can see whole profiles. */
export async function registerMember(
  options: {
    gender?: Gender
    status?: 'Draft' | 'Ready' | 'Active'
    /** False for tests that soon send a code, because a number gets at most one in half a minute. */
    verified?: boolean
    change?: ProfileSections
    name?: string
  } = {},
): Promise<Member> {
  const { gender = 'f', status = 'Active', verified = status !== 'Draft', change, name } = options
  const draft = await registerDraft(gender, name)
  await fillIn(draft, change)
  if (verified) await verifyNumber(draft)
  const person = memberWith(draft.bnrId)
  const params = { id: draft.id }
  if (status !== 'Draft') await (await callAs(person))(transitionProfile.ready, { params, body: {} })
  if (status === 'Active') await (await callAs(teleManager))(transitionProfile.approve, { params, body: {} })
  return { ...draft, person, mobile: draft.basic.phone.number, name: draft.basic.name }
}

/** Registers drafts and assigns them to a person of tele marketing. */
export async function registerDraftsOf(name: string, count: number): Promise<void> {
  const assign = await callAs(teleManager)
  const staff = await assign(staffLists.teleStaffId, {})
  const tmsid = staff.find((one) => one.name === name)?.id
  for (let at = 0; at < count; at += 1) {
    const { id } = await registerDraft('f')
    await assign(adminCalls.teleStaffId, { params: { id }, query: { tmsid } })
  }
}
