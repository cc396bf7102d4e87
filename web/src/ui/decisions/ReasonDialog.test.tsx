import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ReasonDialog } from './ReasonDialog.tsx'

const open = (more: { busy?: boolean } = {}) => {
  const onConfirm = vi.fn()
  render(
    <ReasonDialog label="Reject" required onConfirm={onConfirm} onClose={() => undefined} {...more}>
      Anita
    </ReasonDialog>,
  )
  return onConfirm
}

it('takes Enter after a reason as the press of its button', async () => {
  const onConfirm = open()
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), '{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), ' RecordedCall for it {Enter}')
  expect(onConfirm.mock.calls).toEqual([[{ reason: 'RecordedCall for it' }]])
})

it('sends nothing a second time while the first is under way', async () => {
  const onConfirm = open({ busy: true })
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'RecordedCall for it{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
})
