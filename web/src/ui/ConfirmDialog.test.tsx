import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const look = (name: string) =>
  /filled|outlined|quiet/.exec(screen.getByText(name).closest('button')?.className ?? '')?.[0]

it.each([
  [false, 'quiet', 'filled'],
  [true, 'filled', 'outlined'],
])('when destructive is %s, shows No as a %s button and Yes as a %s one', (destructive, no, yes) => {
  const nothing = () => undefined
  render(<ConfirmDialog open title="Sure?" destructive={destructive} onConfirm={nothing} onClose={nothing} />)
  expect([look('No'), look('Yes')]).toEqual([no, yes])
})
