import type { Profile } from '@bnr/contract/profiles/profile'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import type { ProfileViewer } from '../viewer.ts'
import { ProfileSections } from './ProfileSections.tsx'

const profile: Profile = {
  id: 7,
  bnrId: '10000001',
  status: 'Active',
  paid: false,
  elite: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  basic: { name: 'Anita', ageYears: 27, maritalStatus: 'Never Married', divorceYear: 2001 },
  basicPreference: { castes: ['Any'], motherTongues: ['Tamil'] },
  media: [],
}

const open = (viewer: ProfileViewer, changes: Partial<Profile> = {}) =>
  renderAt('/profile/10000001', <ProfileSections profile={{ ...profile, ...changes }} viewer={viewer} />)

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

beforeEach(() => {
  localStorage.clear()
  answerWith({})
})

describe('the sections of a profile', () => {
  it('hide empty facts from others', () => {
    open('member', { basic: { ...profile.basic, weight: 58 } })
    expect(titles()).toEqual(['About Me', 'Partner Preference'])
    expect(screen.queryByText('Not given')).toBeNull()
  })

  it('leave out what the head of the page shows', () => {
    open('member', { basic: { ...profile.basic, aboutMe: 'Cheerful.' }, family: { aboutFamily: 'Small.' } })
    expect(titles()).toEqual(['About Me', 'About Family', 'Partner Preference'])
    expect(screen.queryByText('27 years')).toBeNull()
  })

  it('show the owner what is missing, with a link to add it', () => {
    open('owner')
    expect(titles()).toContain('Hobbies & Interests')
    const link = screen.getByRole('link', { name: /add Church$/ })
    expect(link.getAttribute('href')).toBe('/profile/update/10000001#religion')
  })

  it('show the contact section only to the owner and staff', () => {
    open('staff', { basic: { name: 'Anita', contactPersonName: 'Selvaraj' } })
    expect(titles()).toContain('Contact Info')
    open('member', { basic: { name: 'Anita', contactPersonName: 'Selvaraj' } })
    expect(screen.getAllByText('Contact Info').length).toBe(1)
  })

  it('do not mention an earlier marriage if there was none', () => {
    open('owner')
    expect(screen.queryByText('Divorced in')).toBeNull()
  })

  it('treat Any as no preference', () => {
    open('member')
    expect(screen.getByText('Tamil')).toBeTruthy()
    expect(screen.queryByText('Any')).toBeNull()
  })
})
