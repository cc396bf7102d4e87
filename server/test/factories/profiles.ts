import { randomInt } from 'node:crypto'
import { createProfile, saveStep } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Registration } from '@bnr/contract/profiles/registration'
import { tidy } from '@bnr/contract/profiles/tidy'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { draftLine } from '../../src/accounts/lineage.ts'
import { hashPassword, sealPassword } from '../../src/accounts/passwords.ts'
import { users } from '../../src/accounts/tables.ts'
import type { Transaction } from '../../src/database/database.ts'
import { requireRow } from '../../src/database/requireRow.ts'
import { checkedColumns } from '../../src/profiles/save.ts'
import { merged } from '../../src/profiles/sections.ts'
import { addHistory } from '../../src/profiles/store.ts'
import { profiles } from '../../src/profiles/tables.ts'
import { writeSearchRows } from '../../src/profiles/writeSearchRows.ts'
import { newProfile } from '../../src/registration/newProfile.ts'
import type { TestService } from '../harness.ts'
import { logIn } from './sessions.ts'

let count = 0

export const password = 'Secret123'

/** A number nobody else in this test run has. */
export function freshNumber(): string {
  count++
  return String(7_000_000_000 + count)
}

export function registrationOf(overrides: Record<string, unknown> = {}) {
  const phone = { countryCode: '91', number: freshNumber(), type: 'M' }
  return { basic: { createdFor: 'Daughter', gender: 'f', name: 'Anna Mary', phone, ...overrides } }
}

/** What staff send to create a profile. */
export function creationOf(overrides: Record<string, unknown> = {}) {
  const { basic } = registrationOf({ dateOfBirth: '1998-04-12', ...overrides })
  return { basic, password }
}

/** What the four steps of the wizard send. */
export const wizardSections: ProfileSections = {
  basic: {
    dateOfBirth: '1998-04-12',
    motherTongue: 'Tamil',
    maritalStatus: 'Never Married',
    height: { feet: 5, inches: 4 },
    weight: 55,
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
}

/** Fields that not everybody may see, to merge with those of the wizard. */
export const everyHiddenField = () => ({
  basic: {
    ...wizardSections.basic,
    email: { address: `anna.${freshNumber()}@example.com`, type: 'P' },
    landline: { number: '044 123' },
    aboutMe: 'Cheerful.',
  },
  professional: {
    ...wizardSections.professional,
    company: 'Apollo',
    designation: 'Head nurse',
    additionalEducation: { degree: 'B.Ed.' },
  },
  location: {
    current: {
      country: 'India',
      state: 'Tamil Nadu',
      city: 'Chennai',
      door: '12 Church Street',
      locality: 'Adyar',
      postalCode: '600020',
    },
  },
})

export type Draft = { id: number; bnrId: string; token: string; number: string }

export async function registerDraft(
  service: TestService,
  overrides: Record<string, unknown> = {},
): Promise<Draft> {
  const body = registrationOf(overrides)
  const answer = await service.call(createProfile, { body })
  const { token } = answer.body
  if (!token) throw new Error(`registration refused: ${JSON.stringify(answer.wire)}`)
  return { ...answer.body, token, number: body.basic.phone.number }
}

export async function fillIn(service: TestService, draft: Draft, change: object = {}): Promise<void> {
  const answer = await service.call(
    saveStep,
    { params: { id: draft.id }, body: { ...wizardSections, password, ...change } },
    draft.token,
  )
  if (answer.status !== 200) throw new Error(`steps refused: ${JSON.stringify(answer.wire)}`)
}

export type TestMember = Draft & { userId: number; pageCookie: string }

/**
 * A member with a complete profile in the options state and a verified number, logged in. The tests create thousands, so
 * the rows are inserted directly; `registerDraft` and `fillIn` take the way of a browser.
 */
export async function createMember(
  service: TestService,
  options: {
    status?: ProfileStatus
    gender?: 'm' | 'f'
    change?: object
    phoneVerified?: boolean
    emailVerified?: boolean
  } = {},
): Promise<TestMember> {
  const { status = 'Active', phoneVerified = true, emailVerified = false, change } = options
  const who = options.gender === 'm' ? { createdFor: 'Son', gender: 'm', name: 'Samuel John' } : {}
  const { basic } = registrationOf(who) as Registration
  const profile = tidy(
    merged(newProfile({ basic }, 'Web'), { ...wizardSections, ...(change as ProfileSections) }),
  )
  const values = { ...checkedColumns(profile), status, phoneVerified, emailVerified }
  const { id, bnrId, userId } = await service.db.inTransaction((tx) => insertMember(service, tx, values))
  const { token, pageCookie } = await logIn(service, { id: userId, userName: bnrId, type: 'pu' })
  return { id, bnrId, token, number: basic.phone?.number ?? '', pageCookie, userId }
}

type NewMember = Omit<
  typeof profiles.$inferInsert,
  'bnrId' | 'userId' | 'statusAt' | 'createdAt' | 'changedAt'
>

/** What registration and the steps of the wizard write, as one step. */
async function insertMember({ clock, secrets }: TestService, tx: Transaction, values: NewMember) {
  const at = clock.now()
  const bnrId = String(randomInt(10_000_100, 100_000_000))
  const account = {
    type: 'pu' as const,
    userName: bnrId,
    name: values.name,
    roles: ['profile_user' as const],
    createdAt: at,
    passwordHash: await hashPassword(password),
    sealedPassword: sealPassword(secrets.escrow, password),
    passwordSetBy: draftLine,
  }
  const user = await requireRow(tx.insert(users).values(account).returning(), 'internal')
  const times = { statusAt: at, createdAt: at, changedAt: at }
  const all = { ...values, ...times, bnrId: Number(bnrId), userId: user.id }
  const row = await requireRow(tx.insert(profiles).values(all).returning(), 'internal')
  await writeSearchRows(tx, [row])
  const by = { byUserId: user.id, byName: values.name }
  await addHistory(tx, { profileId: row.id, at, ...by, action: 'create', to: 'Draft' })
  return { id: row.id, bnrId, userId: user.id }
}
