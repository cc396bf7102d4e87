import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

function shown(open: boolean) {
  const onClose = vi.fn()
  const dialog = (isOpen: boolean) => (
    <Dialog open={isOpen} title="Sure?" onClose={onClose}>
      Well
    </Dialog>
  )
  const { rerender } = render(dialog(open))
  return { onClose, draw: (isOpen: boolean) => rerender(dialog(isOpen)) }
}
const box = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

it('reports that the person closed it', () => {
  const { onClose } = shown(true)
  box().close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays open when the browser reports an earlier closing late', () => {
  const { onClose, draw } = shown(true)
  draw(false)
  draw(true)
  fireEvent(box(), new Event('close'))
  expect(box().open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

it('closes on Escape before the browser does, so that the next press opens it again', () => {
  const { onClose } = shown(true)
  expect(fireEvent(box(), new Event('cancel', { cancelable: true }))).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays open when a file field in it is left without a choice', () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Photo" onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  )
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})
