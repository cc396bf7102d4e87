import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSending } from '../../platform/useSending.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { SavedBox } from './SavedBox.tsx'

let stored: boolean
/** Replies that the test has not sent yet, oldest first. */
let waiting: (() => void)[]
let holds: boolean

/** What another screen of the page does: shows what is stored once the reply is there. */
function Setting() {
  const [shown, setShown] = useState(stored)
  const save = useSending({
    mutationFn: async (on: boolean) => {
      if (holds) await new Promise<void>((answer) => waiting.push(answer))
      stored = on
      return { message: 'Saved' }
    },
    onSuccess: () => setShown(stored),
  })
  return <SavedBox label="Others may share my profile" checked={shown} save={save} />
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const press = () => fireEvent.click(box())

beforeEach(() => {
  stored = false
  waiting = []
  holds = false
  renderAt('/', <Setting />)
})
afterEach(cleanup)

it('saves the last of three quick presses', async () => {
  for (const on of [true, false, true]) {
    press()
    await waitFor(() => expect(stored).toBe(on))
    expect(box().checked).toBe(on)
  }
})

it('saves the last of three presses while the first is on its way', async () => {
  holds = true
  for (let presses = 0; presses < 3; presses += 1) press()
  expect(box().checked).toBe(true)
  await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
  holds = false
  for (const answer of waiting) answer()
  await waitFor(() => expect(stored).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect({ stored, shown: box().checked }).toEqual({ stored: true, shown: true })
})
