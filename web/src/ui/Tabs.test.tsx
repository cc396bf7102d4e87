import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = ['One', 'Two', 'Three'].map((label) => ({ key: label, label, panel: () => label }))

function openTabs() {
  const onChange = vi.fn()
  // The page of these tabs is slow: it does not show what was chosen.
  render(<Tabs label="Numbers" tabs={tabs} active="One" onChange={onChange} />)
  screen.getByRole('tab', { name: 'One' }).focus()
  return onChange
}

it('two quick arrow keys move by two, although the first choice is not shown yet', async () => {
  const onChange = openTabs()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(onChange.mock.calls).toEqual([['Two'], ['Three']])
  expect(document.activeElement?.textContent).toBe('Three')
})

it('the arrow keys go round', async () => {
  const onChange = openTabs()
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  expect(onChange.mock.calls).toEqual([['Three'], ['One']])
})

it('up and down move where the tabs are listed one below the other, and scroll elsewhere', async () => {
  const onChange = openTabs()
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).not.toHaveBeenCalled()
  screen.getByRole('tablist').style.setProperty('grid-auto-flow', 'row')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(onChange.mock.calls).toEqual([['Two'], ['Three'], ['Two']])
})
