const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** On the box that ticks a row: the arrow keys go to the next or previous row, and Enter opens its profile. */
export function moveByKey(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  const row = target.closest('tr')
  if (!row) return
  const step = steps[key]
  if (key === 'Enter') row.querySelector('a')?.click()
  else if (step) boxBeside(row, step)?.focus()
  else return
  event.preventDefault()
}

const boxBeside = (row: HTMLTableRowElement, step: number) =>
  (step > 0 ? row.nextElementSibling : row.previousElementSibling)?.querySelector<HTMLInputElement>(
    'input[type=checkbox]',
  )
