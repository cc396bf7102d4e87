import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { storeCredentials } from '../platform/credentials.ts'
import { narrowAttribute, narrowMenuScript } from './narrowMenu.ts'
import { NarrowMenuButton } from './StaffLayout.tsx'

const page = document.documentElement
const isNarrow = () => page.hasAttribute(narrowAttribute)
const logInAs = (userName: string) =>
  storeCredentials({ token: 't', refreshToken: 'r', userName, userType: 'au', expiresAt: 0 })

/** As the head of a document does, before React starts. */
function openDocumentOf(userName: string) {
  page.removeAttribute(narrowAttribute)
  new Function('d', 'c', narrowMenuScript)(page, { userName })
}

beforeEach(() => {
  localStorage.clear()
  page.removeAttribute(narrowAttribute)
})

it('narrows the menu, and keeps the choice of this person for the next document', async () => {
  logInAs('919000000002')
  const { unmount } = render(<NarrowMenuButton className="" />)
  await userEvent.click(screen.getByRole('button', { name: 'Narrow the menu to icons' }))
  expect(isNarrow()).toBe(true)
  unmount()
  openDocumentOf('919000000003')
  expect(isNarrow()).toBe(false)
  openDocumentOf('919000000002')
  expect(isNarrow()).toBe(true)
  render(<NarrowMenuButton className="" />)
  await userEvent.click(screen.getByRole('button', { name: 'Widen the menu' }))
  expect(isNarrow()).toBe(false)
})
