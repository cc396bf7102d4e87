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

it('confirms with Enter once there is a reason', async () => {
  const onConfirm = open()
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), '{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), ' The family called {Enter}')
  expect(onConfirm.mock.calls).toEqual([[{ reason: 'The family called' }]])
})

it('sends nothing while an earlier decision is under way', async () => {
  const onConfirm = open({ busy: true })
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The family called{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
})
