import type { Profile } from '@bnr/contract/profiles/profile'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { accessibleNames } from '../../testing/accessibleNames.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import Guide from './Guide.tsx'

it('a screen reader names the parts of the guide for a new member', () => {
  beginSession(anita)
  const profile = { id: 7, bnrId: '10000001', media: [] } as unknown as Profile
  renderAt('/profile/update/10000001', <Guide profile={profile} />, '*')
  expect(screen.getByRole('region', { name: 'Profile photo' })).toBeTruthy()
  expect(accessibleNames(document.body)).toMatchInlineSnapshot(`
    [
      "heading: Welcome to BNR Matrimony",
      "heading: Profile photo",
      "link: Show the whole profile instead",
      "button: Upload Profile Photo",
      "button: Later",
      "progressbar: Your next steps",
    ]
  `)
})
