import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWizard } from './useWizard.ts'
import { finishWizard, keepWizard, readWizard } from './wizardStore.ts'

const draft = { id: 7, bnrId: '12345678', token: 't', basic: { name: 'Anna' } }

function Probe() {
  const { wizard, step, advance, back } = useWizard()
  return (
    <button onContextMenu={back} type="button" onClick={() => advance(true)}>
      {wizard ? `${wizard.draft.bnrId} at ${step}` : 'none'}
    </button>
  )
}

function open(state: unknown) {
  const entry = { pathname: '/profile/register', state }
  const router = createMemoryRouter([{ path: '/profile/register', Component: Probe }], {
    initialEntries: [entry],
  })
  render(<RouterProvider router={router} />)
  return router
}

const shown = () => screen.getByRole('button').textContent

beforeEach(() => sessionStorage.clear())

describe('the wizard', () => {
  it('has nothing to show without a profile, and forgets what was stored', () => {
    open(null)
    expect(shown()).toBe('none')
  })

  it('goes on with the draft of a member who is logged in, also when this tab had finished it', () => {
    finishWizard(draft.id)
    const { token: _, ...own } = draft
    open({ draft: own, step: 3, resume: true })
    expect(shown()).toBe('12345678 at 3')
    expect(readWizard()).toMatchObject({ draft: own, step: 3, passwordSet: true })
  })

  it('starts with the profile of the navigation and keeps its place', () => {
    open({ draft })
    expect(shown()).toBe('12345678 at 1')
    expect(readWizard()).toMatchObject({ draft, step: 1 })
  })

  it('goes on where a reload found it', () => {
    keepWizard({ draft, step: 3, passwordSet: true })
    open(null)
    expect(shown()).toBe('12345678 at 3')
  })

  it('makes each step an entry of the history', async () => {
    const router = open({ draft })
    await act(async () => screen.getByRole('button').click())
    expect(shown()).toBe('12345678 at 2')
    expect(readWizard()).toMatchObject({ step: 2, passwordSet: true })
    await act(() => router.navigate(-1))
    expect(shown()).toBe('12345678 at 1')
  })

  it('goes a step back by its own button as well, and keeps its place there', async () => {
    open({ draft, step: 3, resume: true })
    await act(async () => fireEvent.contextMenu(screen.getByRole('button')))
    expect(shown()).toBe('12345678 at 2')
    expect(readWizard()).toMatchObject({ step: 2 })
  })

  it('is not opened again by the way back once it was finished', () => {
    finishWizard(draft.id)
    open({ draft, step: 5 })
    expect(shown()).toBe('none')
  })

  it('opens for another profile after one was finished', () => {
    finishWizard(3)
    open({ draft })
    expect(shown()).toBe('12345678 at 1')
  })
})
