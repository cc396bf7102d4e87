import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { terms } from '../site/policies/terms.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

it('says at the mobile number what registering means, with links to terms, privacy and consent', () => {
  renderAt('/home', <RegistrationForm />)
  const line = screen.getByText(/^By registering you accept/)
  expect(line.textContent).toBe(
    'By registering you accept our terms and our privacy rules. You also confirm that the person whose profile it is has agreed to it.',
  )
  const links = [...line.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['terms', '/terms-conditions'],
    ['privacy rules', '/terms-conditions#privacy'],
    ['has agreed to it', '/terms-conditions#consent'],
  ])
  expect(terms.flatMap(({ id }) => id ?? [])).toEqual(['consent', 'privacy'])
})
