import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ContactLine } from './ContactLine.tsx'

const profile = {
  id: 7,
  maskedPhone: '+91 ••••••0001',
  basic: { name: 'Anita' },
} as const

it('shows the end of a number until staff open it, with one call', async () => {
  beginSession(manager)
  const calls = answerWith({
    'POST /api/profiles/7/contact': () => ({
      body: { ph: { cc: '91', nu: '9100000001', pt: 'M' }, em: 'anita@example.com' },
    }),
  })
  renderAt('/', <ContactLine profile={profile} />)
  expect(screen.getByText('+91 ••••••0001')).toBeTruthy()
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Show the contact of Anita' }))
  const link = await screen.findByRole('link', { name: '+91 9100000001' })
  expect(link.getAttribute('href')).toBe('tel:+919100000001')
  expect(screen.getByRole('link', { name: 'anita@example.com' })).toBeTruthy()
  expect(calls).toHaveLength(1)
})

it('offers no call link for a family that asked not to be called', async () => {
  beginSession(manager)
  answerWith({
    'POST /api/profiles/7/contact': () => ({ body: { ph: { cc: '91', nu: '9100000001', pt: 'M' } } }),
  })
  renderAt('/', <ContactLine profile={{ ...profile, doNotCall: true }} />)
  expect(screen.getByText('Do not call')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show the contact of Anita' }))
  expect((await screen.findByRole('status')).textContent).toBe('+91 9100000001 Do not call')
  expect(screen.queryByRole('link')).toBeNull()
})
