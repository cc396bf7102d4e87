import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useOpened } from './useOpened.ts'

function Fold() {
  const { opened, details } = useOpened()
  return (
    <details {...details} data-testid="fold">
      <summary>Activities</summary>
      {opened && <p>Loaded</p>}
    </details>
  )
}

it('loads the content when it is first opened, and keeps it', () => {
  render(<Fold />)
  const fold = screen.getByTestId<HTMLDetailsElement>('fold')
  expect(screen.queryByText('Loaded')).toBeNull()
  for (const open of [true, false]) {
    fold.open = open
    fireEvent(fold, new Event('toggle'))
    expect(screen.getByText('Loaded')).toBeTruthy()
  }
})

it('loads the content if somebody opened it before React was ready', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Fold />)
  page.querySelector('details')?.setAttribute('open', '')
  act(() => void hydrateRoot(page, <Fold />))
  expect(page.textContent).toContain('Loaded')
})
