import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PageAddress } from './PageAddress.tsx'

const headAt = (path: string) => {
  render(<PageAddress />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  })
  const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href')
  return { canonical, picture: document.head.querySelector('meta[property="og:image"]') !== null }
}

it.each(['/home', '/faq/', '/testimonials?page=2'])('gives %s one address and a picture', (path) => {
  const [plain = ''] = path.split('?')
  expect(headAt(path)).toEqual({ canonical: `%PUBLIC_URL%${plain.replace(/\/$/, '')}`, picture: true })
})

it('leaves the picture of a story to the server, which knows it', () => {
  expect(headAt('/testimonials/7')).toEqual({ canonical: '%PUBLIC_URL%/testimonials/7', picture: false })
})

it.each(['/profile/10000001', '/profile/g/list', '/ad/staff', '/logout', '/no-such-page'])(
  'says nothing about %s, which search engines must not show',
  (path) => expect(headAt(path)).toEqual({ canonical: undefined, picture: false }),
)
