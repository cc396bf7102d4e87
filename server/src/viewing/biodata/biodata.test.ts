import { biodata } from '@bnr/contract/profiles/biodata'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { expect, test } from 'vitest'
import { pagesOf } from '../../../test/documentText.ts'
import { downloadFile } from '../../../test/downloading.ts'
import { createStaff } from '../../../test/factories/accounts.ts'
import {
  createMember,
  registerDraft,
  type TestMember,
  wizardSections,
} from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { updateProfile } from '../../profiles/store.ts'

const service = useService()

const detail: ProfileSections = {
  basic: {
    ...wizardSections.basic,
    email: { address: 'anna@example.com', type: 'P' },
    landline: { number: '044 123456' },
    aboutMe: 'Cheerful, and at home in our choir.',
  },
  religion: { ...wizardSections.religion, church: 'St. Mark’s' },
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
  religiousPreference: { denominations: ['CSI (Church of South India)', 'Methodist Church in India'] },
}

async function read({ id }: { id: number }, token: string, query: Record<string, string> = {}) {
  const response = await downloadFile(service, biodata, { params: { id }, query }, token)
  expect(response.statusCode).toBe(200)
  const pages = await pagesOf(response.rawPayload)
  return { response, pages, text: pages.join('\n') }
}

/** Contact details, which must be missing when they were not requested. */
const contact = (member: TestMember) => [
  member.number,
  'anna@example.com',
  '044 123456',
  '9876543210',
  '12 Church Street',
  'Adyar',
  '600020',
]

test('contact details are in the biodata only when they are requested', async () => {
  const member = await createMember(service, { change: detail })
  const bare = await read(member, member.token)
  for (const known of [
    'Anna Mary',
    `BNR ID ${member.bnrId}`,
    'Cheerful, and at home in our choir.',
    'CSI (Church of South India)',
    'St. Mark’s',
    'Joseph Raj',
    'Chennai, Tamil Nadu',
    'Partner Preference',
    'Methodist Church in India',
  ])
    expect(bare.text).toContain(known)
  for (const secret of contact(member)) expect(bare.text).not.toContain(secret)
  const full = await read(member, member.token, { contact: 'true' })
  for (const known of contact(member)) expect(full.text).toContain(known)
  expect((await read(member, member.token, { contact: 'false' })).text).toBe(bare.text)
  expect(bare.response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="biodata-${member.bnrId}.pdf"`,
  })
})

test('a profile with every field filled in takes two numbered pages', async () => {
  const sentence = 'We are a quiet family that likes music, long walks and a full table on Sundays. '
  const member = await createMember(service, {
    change: {
      ...detail,
      basic: { ...detail.basic, email: undefined, aboutMe: sentence.repeat(20) },
      family: { ...wizardSections.family, aboutFamily: sentence.repeat(12) },
      lifestyle: { hobbies: ['Reading', 'Gardening'], music: ['Gospel'] },
    },
  })
  const { pages } = await read(member, member.token, { contact: 'true' })
  expect(pages).toHaveLength(2)
  for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / 2`)
})

test('names and texts in Indian scripts are set in matching fonts', async () => {
  const member = await createMember(service)
  const texts = {
    church: 'தூய மாற்கு ஆலயம்',
    pastorName: 'സെൽവരാജ് ക്രിസ്തു',
    detail: 'क्षत्रिय हिन्दी · క్రీస్తు ప్రభువు · ಕ್ರಿಸ್ತ ಪ್ರಭು · Lalṭanpuii Ā ₹ · বাংলা 漢字 🙂',
  }
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { name: 'அனிதா Mary', religion: texts }))
  const { text } = await read(member, member.token)
  for (const letter of ['அ', 'த', 'ക', 'ह', 'ప', 'ಕ', 'Ā', 'Laltanpuii', 'Mary'])
    expect(text).toContain(letter)
})

test('the owner and staff may download a biodata, and an invalid query is named', async () => {
  const member = await createMember(service)
  const other = await createMember(service)
  const staff = await createStaff(service)
  const draft = await createMember(service, { status: 'Draft' })
  const call = (id: number, token?: string, query = {}) =>
    service.call(biodata, { params: { id }, query }, token)
  expect((await call(member.id)).status).toBe(401)
  expect((await call(member.id, other.token)).status).toBe(404)
  expect((await call(member.id, staff.token, { contact: true })).status).toBe(200)
  expect((await call(1_999_999_999, staff.token)).status).toBe(404)
  expect((await call(draft.id, draft.token)).status).toBe(200)
  expect((await call((await registerDraft(service)).id, staff.token)).status).toBe(200)
  const wrong = await call(member.id, member.token, { contact: 'perhaps' })
  expect(wrong.status).toBe(400)
  expect(Object.keys((wrong.wire as { fields: object }).fields)).toEqual(['contact'])
})
