import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { MoreLinks } from './MoreLinks.tsx'

const profile = { id: 7, bnrId: '10000001', status: 'Active', media: [], basic: { name: 'Anita' } } as const
const previews = [
  ['Profile Preview', '/ad/profile/preview/7'],
  ['Short Preview', '/ad/profile/spreview/7'],
  ['Download Preview', '/ad/profile/pdf/preview'],
]
const invoice = ['Generate invoice', '/invoice/generate?pid=10000001']
const invoices = ['Invoices', '/ad/invoices?text=10000001']

it.each([
  ['unpaid, for staff who issue invoices', manager.roles, false, [...previews, invoice, invoices]],
  ['paid', manager.roles, true, [...previews, invoices]],
  ['unpaid, for other staff', ['staff_user', 'cc_executive'] as const, false, previews],
])('puts further links of a profile (%s) behind one button', async (_, roles, paid, expected) => {
  beginSession({ ...manager, roles: [...roles] })
  const { router } = renderAt('/', <MoreLinks profile={{ ...profile, media: [], paid }} />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More about Anita' }))
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected)
  await userEvent.click(screen.getByRole('link', { name: 'Download Preview' }))
  expect(router.state.location).toMatchObject({ pathname: '/ad/profile/pdf/preview', state: { id: 7 } })
})
