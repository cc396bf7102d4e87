import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusIfLost } from './useFocusIfLost.ts'

function Page({ shown }: { shown: string }) {
  useFocusIfLost(shown)
  return (
    <main>
      <h1>Matches</h1>
      {shown === 'all' && <button type="button">Show fewer</button>}
      <button type="button">Other</button>
    </main>
  )
}
const focusOn = (name: string) => screen.getByRole('button', { name }).focus()

it('leaves a page alone in which nobody has the focus', () => {
  const { rerender } = render(<Page shown="all" />)
  rerender(<Page shown="fewer" />)
  expect(document.activeElement).toBe(document.body)
})

it('moves a lost focus to the title, and leaves any other where it is', () => {
  const { rerender } = render(<Page shown="all" />)
  expect(document.activeElement).toBe(document.body)
  focusOn('Show fewer')
  rerender(<Page shown="fewer" />)
  expect(document.activeElement?.textContent).toBe('Matches')
  focusOn('Other')
  rerender(<Page shown="all" />)
  expect(document.activeElement?.textContent).toBe('Other')
})
