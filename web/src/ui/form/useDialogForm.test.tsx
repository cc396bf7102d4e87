import { CallError } from '@bnr/contract/client'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { TextField } from '../fields/TextField.tsx'
import { Toasts } from '../Toasts.tsx'
import { FormDialog } from './FormDialog.tsx'
import { fieldOf } from './fieldOf.ts'
import { useDialogForm } from './useDialogForm.ts'

const refusal = (message: string) => new CallError(409, { code: 'staff_exists', message })

let reply: PromiseWithResolvers<unknown>
beforeEach(() => {
  reply = Promise.withResolvers()
  render(<Page />)
})

function RenameDialog({ onClose }: { onClose: () => void }) {
  const form = useDialogForm(onClose, {
    initial: { name: '' },
    send: () => reply.promise,
    refused: (error) => (error instanceof CallError ? { name: error.message } : {}),
  })
  return (
    <FormDialog form={form} title="Rename" action="Save" onClose={onClose}>
      <TextField label="Name" {...fieldOf(form, 'name')} />
    </FormDialog>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <RenameDialog onClose={() => setOpen(false)} />}
      <Toasts />
    </>
  )
}

const dialog = () => screen.queryByRole('dialog')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const toasts = () => within(screen.getByRole('region', { name: 'Messages', hidden: true }))

async function send() {
  await press('Open')
  await press('Save')
}

it('closes once it is sent', async () => {
  await send()
  expect(dialog()).toBeTruthy()
  reply.resolve(undefined)
  await waitFor(() => expect(dialog()).toBeNull())
})

it('stays open if sending returns false', async () => {
  await send()
  reply.resolve(false)
  await settled()
  expect(dialog()).toBeTruthy()
})

it('leaves a dialog open that was opened before the reply arrived', async () => {
  await send()
  await press('Cancel')
  await press('Open')
  reply.resolve(undefined)
  await settled()
  expect(dialog()).toBeTruthy()
})

it('asks before it closes by a slip, once something was entered', async () => {
  await press('Open')
  await userEvent.click(dialog() as HTMLElement)
  expect(dialog()).toBeNull()
  await press('Open')
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth')
  await userEvent.click(dialog() as HTMLElement)
  await press('Keep editing')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ruth')
  await press('Close')
  await press('Discard')
  expect(dialog()).toBeNull()
  await press('Open')
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth')
  await press('Cancel')
  expect(dialog()).toBeNull()
})

it('shows a refusal at its field', async () => {
  await send()
  reply.reject(refusal('Another one has this name'))
  await waitFor(() =>
    expect(within(dialog() as HTMLElement).getByText('Another one has this name')).toBeTruthy(),
  )
  expect(toasts().queryByText('Another one has this name')).toBeNull()
})

it.each([
  [refusal('This name is taken'), 'This name is taken'],
  [new Error('No'), 'Something went wrong. Please try again'],
])('shows a refusal as a toast if it was closed before: %s', async (error, message) => {
  await send()
  await press('Cancel')
  reply.reject(error)
  expect((await toasts().findByText(message)).role).toBe('alert')
})
