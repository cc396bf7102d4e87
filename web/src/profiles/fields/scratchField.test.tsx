import { field } from '@bnr/contract/profiles/field'
import type { Profile, ProfileSections } from '@bnr/contract/profiles/profile'
import { religionInfo } from '@bnr/contract/profiles/religion'
import { isoDate } from '@bnr/contract/values'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'

/** Adds a field to religion as a developer would, before the screens are imported. */
Object.assign(religionInfo.fields, {
  baptismDate: field('bd', isoDate('Select baptism date').optional(), 'Baptism date', { step: [1, 2] }),
})
const { ProfileSections: Sections } = await import('../detail/ProfileSections.tsx')
const { ReligionQuestions } = await import('../edit/forms/ReligionQuestions.tsx')
const { PersonalStep } = await import('../../registration/stepQuestions.tsx')

const values = { religion: { denomination: 'CSI', baptismDate: '2001-04-15' } } as ProfileSections
const nothing = () => undefined
const form = { values, errorAt: nothing, errorIn: nothing, set: nothing, leave: () => nothing }
const profile = { id: 7, bnrId: '10000001', status: 'Active', media: [], ...values } as unknown as Profile

beforeEach(() => void answerWith({}))

it('appears in its step of the wizard, after the fields before it in the table', () => {
  renderAt('/', <PersonalStep form={form} />)
  const day = screen.getByRole('group', { name: /Baptism date/ })
  const spirituality = screen.getByLabelText(/Spirituality/)
  expect(spirituality.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('appears in its section of the edit page', () => {
  renderAt('/', <ReligionQuestions form={form} profile={profile} viewer="owner" />)
  expect(screen.getByRole('group', { name: /Baptism date/ })).toBeTruthy()
})

it('appears on the profile', () => {
  renderAt('/profile/10000001', <Sections profile={profile} viewer="member" />)
  expect(screen.getByText('Baptism date').nextElementSibling?.textContent).toBe('2001-04-15')
})
