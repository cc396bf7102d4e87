import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyDialog } from './lazyDialog.ts'
import { Toasts } from './Toasts.tsx'

const load = vi.fn()
const Details = lazyDialog<{ onClose: () => void }>(load)

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Details onClose={() => setOpen(false)} />}
      <Toasts />
    </>
  )
}

it('says that there is no connection, leaves the page as it is and opens with the next press', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue({ default: () => <p>All details</p> })
  render(<Sample />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('No connection. Please check your network and try again')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('All details')).toBeTruthy()
})
