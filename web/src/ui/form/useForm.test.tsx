import { setTimeout } from 'node:timers/promises'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { hasUnsavedWork } from '../../platform/unsavedWork.ts'
import { TextField } from '../fields/TextField.tsx'
import { Form } from './Form.tsx'
import { fieldCheckedOnBlur, fieldOf } from './fieldOf.ts'
import { type FormOptions, useForm } from './useForm.ts'

interface Answers {
  name: string
  home: { city: string; state: string }
}

const initial: Answers = { name: '', home: { city: '', state: '' } }

function Sample(options: Partial<FormOptions<Answers>>) {
  const form = useForm<Answers>({ initial, send: () => undefined, ...options })
  return (
    <Form form={form} actions={<button type="submit">{form.busy ? 'Saving' : 'Save'}</button>}>
      <TextField label="Name" {...fieldCheckedOnBlur(form, 'name', { words: 'A name, please' })} />
      <TextField label="City" {...fieldOf(form, 'home.city')} />
      <button
        type="button"
        onClick={() => {
          form.set('home.city', 'Kochi')
          form.set('home.state', 'Kerala')
        }}
      >
        At home
      </button>
      <button type="button" onClick={() => void form.run(() => Promise.reject(new Error('No')))}>
        Other
      </button>
      <output>{JSON.stringify(form.values)}</output>
    </Form>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const above = () => screen.getByRole('alert')

describe('messages', () => {
  const errors = {
    name: 'Enter name',
    'home.city': 'Enter city',
    'other.field': 'Of another field',
    form: 'Of the whole',
  }

  it('appear at their fields or, without a field, above the button, and the first field takes the focus', async () => {
    render(<Sample check={() => errors} />)
    await press('Save')
    expect(screen.getByText('Enter name').closest('[role=alert]')).toBeNull()
    expect(above().textContent).toBe('Of another fieldOf the whole')
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  })

  it('take the focus themselves if they have no field', async () => {
    render(<Sample check={() => ({ 'other.field': 'Of another field' })} />)
    await press('Save')
    await waitFor(() => expect(document.activeElement).toBe(above()))
  })

  it('remain until their field or one of its parts changes', async () => {
    render(<Sample check={() => ({ ...errors, home: 'Too far away' })} />)
    await press('Save')
    await userEvent.type(field('City'), 'K')
    expect(screen.queryByText('Enter city')).toBeNull()
    expect(above().textContent).toBe('Of another field')
    expect(screen.queryByText('Enter name')).not.toBeNull()
  })
})

it('applies several changes of one event', async () => {
  render(<Sample />)
  await press('At home')
  expect(JSON.parse(screen.getByRole('status').textContent ?? '').home).toEqual({
    city: 'Kochi',
    state: 'Kerala',
  })
})

describe('sending', () => {
  it('happens once, however often the button is pressed, and shows that it is under way', async () => {
    const answered = Promise.withResolvers<void>()
    const send = vi.fn(() => answered.promise)
    render(<Sample send={send} />)
    await press('Save')
    await press('Saving')
    expect(send).toHaveBeenCalledOnce()
    answered.resolve()
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
  })

  it('does not happen when a check fails, even if the check takes time', async () => {
    const send = vi.fn()
    render(<Sample send={send} check={async () => ({ name: 'Enter name' })} />)
    await press('Save')
    expect(await screen.findByText('Enter name')).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })

  it('shows a refusal at its field', async () => {
    const send = () => Promise.reject(new Error('Refused'))
    render(<Sample send={send} refused={() => ({ 'home.city': 'No such city' })} />)
    await press('Save')
    expect(await screen.findByText('No such city')).toBeTruthy()
    expect(above().textContent).toBe('')
  })

  it('keeps the answers when it fails, and can be tried again', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('Lost')).mockResolvedValueOnce(undefined)
    render(<Sample send={send} />)
    await userEvent.type(field('Name'), 'Anna')
    await press('Save')
    expect(above().textContent).toBe('Something went wrong. Please try again')
    await press('Save')
    expect(above().textContent).toBe('')
    expect(send).toHaveBeenLastCalledWith({ ...initial, name: 'Anna' })
  })

  it('shows an error when the check cannot be loaded', async () => {
    const send = vi.fn()
    render(<Sample send={send} check={() => Promise.reject(new TypeError('Failed to fetch'))} />)
    await press('Save')
    expect(above().textContent).toBe('Something went wrong. Please try again')
    expect(send).not.toHaveBeenCalled()
  })

  it('shows the failure of other work in the same place', async () => {
    render(<Sample />)
    await press('Other')
    expect(above().textContent).toBe('Something went wrong. Please try again')
  })
})

describe('a field that is checked when it loses the focus', () => {
  const check = ({ name }: Answers) => (name.length < 2 ? { name: 'Enter name' } : {})
  const afterwards = () => setTimeout(300)

  it('shows its own message', async () => {
    render(<Sample check={check} />)
    await userEvent.type(field('Name'), 'A')
    await userEvent.tab()
    expect(await screen.findByText('A name, please')).toBeTruthy()
  })

  it('is not checked when it is empty, nor on the way to the button', async () => {
    const late = vi.fn(async () => ({ name: 'Enter name' }))
    render(<Sample check={late} />)
    await userEvent.click(field('Name'))
    await userEvent.tab()
    await userEvent.type(field('Name'), 'A')
    await press('Save')
    await afterwards()
    expect(late).toHaveBeenCalledOnce()
    expect(screen.getByText('Enter name')).toBeTruthy()
  })

  it('is not checked once the form has been submitted', async () => {
    render(<Sample check={check} />)
    await userEvent.type(field('Name'), 'A')
    await userEvent.click(field('City'))
    await userEvent.keyboard('{Enter}')
    await afterwards()
    expect(screen.queryByText('A name, please')).toBeNull()
  })
})

it('counts as unsaved work while its form says so', async () => {
  const { unmount } = render(<Sample isUnsaved={({ name }) => name !== ''} />)
  expect(hasUnsavedWork()).toBe(false)
  await userEvent.type(field('Name'), 'A')
  expect(hasUnsavedWork()).toBe(true)
  unmount()
  expect(hasUnsavedWork()).toBe(false)
})

it('renders without a window or a document', () => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  try {
    expect(renderToString(<Sample />)).toContain('Save')
  } finally {
    vi.unstubAllGlobals()
  }
})
