import type { Profile } from '@bnr/contract/profiles/profile'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { WhatFits } from './WhatFits.tsx'

const wish = (pf: string, mt: boolean) => ({ pf, mt })

it('counts the wishes that are met, and one of them in the singular', async () => {
  beginSession(anita)
  const mine = [wish('age', true), wish('place', false)]
  const theirs = [wish('age', true), wish('place', true), wish('caste', false)]
  answerWith({ 'GET /api/profiles/7/fit/9': () => ({ body: { mine, theirs } }) })
  renderAt('/profile/10000002', <WhatFits profile={{ id: 9, basic: { gender: 'm' } } as Profile} />)
  expect(await screen.findByText('1 of 2 is met')).toBeTruthy()
  expect(screen.getByText('2 of 3 are met')).toBeTruthy()
})
