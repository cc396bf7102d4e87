import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWizard } from './useWizard.ts'
import { finishWizard, readWizard, storeWizard } from './wizardStore.ts'

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

  it('continues the draft of a logged-in member, even if this tab had finished it', () => {
    finishWizard(draft.id)
    const { token: _, ...own } = draft
    open({ draft: own, step: 3, resume: true })
    expect(shown()).toBe('12345678 at 3')
    expect(readWizard()).toMatchObject({ draft: own, step: 3, passwordSet: true })
  })

  it('starts with the draft of the navigation and stores its step', () => {
    open({ draft })
    expect(shown()).toBe('12345678 at 1')
    expect(readWizard()).toMatchObject({ draft, step: 1 })
  })

  it('continues at the same step after a reload', () => {
    storeWizard({ draft, step: 3, passwordSet: true })
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

  it('goes back a step by its own button too, and stores that step', async () => {
    open({ draft, step: 3, resume: true })
    await act(async () => fireEvent.contextMenu(screen.getByRole('button')))
    expect(shown()).toBe('12345678 at 2')
    expect(readWizard()).toMatchObject({ step: 2 })
  })

  it('does not open again on Back once it is finished', () => {
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
