import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Dialog } from '../ui/Dialog.tsx'
import { useSecondPress } from './useSecondPress.ts'

const send = vi.fn()

function Page() {
  useSecondPress()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Reject
      </button>
      <button type="button" onClick={send}>
        Approve
      </button>
      <Dialog open={isOpen} title="Sure?" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setOpen(false)}>
          Keep
        </button>
      </Dialog>
    </>
  )
}

const press = (name: string, detail: number) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }), { detail })

it('drops the second press of a double click whose first press opens or closes a dialog', () => {
  render(<Page />)
  press('Reject', 1)
  // The backdrop is now where the button was.
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 })
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
  press('Keep', 1)
  // Otherwise the page behind would take the focus from what opened the dialog.
  expect(fireEvent.mouseDown(document.body, { detail: 2 })).toBe(false)
  press('Approve', 2)
  expect(send).not.toHaveBeenCalled()
  press('Approve', 1)
  press('Approve', 2)
  expect(send).toHaveBeenCalledTimes(2)
})

function Report() {
  useSecondPress()
  const [isStopped, setStopped] = useState(false)
  const [words, setWords] = useState('Find')
  return (
    <>
      {isStopped ? (
        <button key="again" type="button" onClick={send}>
          Run again
        </button>
      ) : (
        <button key="stop" type="button" onClick={() => setStopped(true)}>
          Stop
        </button>
      )}
      <button type="button" onClick={() => (words === 'Find' ? setWords('Settle') : send())}>
        {words}
      </button>
    </>
  )
}

it('drops the second press of a double click whose first press put another button or other words there', () => {
  send.mockClear()
  render(<Report />)
  press('Stop', 1)
  press('Run again', 2)
  press('Find', 1)
  press('Settle', 2)
  expect(send).not.toHaveBeenCalled()
  press('Run again', 1)
  press('Settle', 1)
  expect(send).toHaveBeenCalledTimes(2)
})
