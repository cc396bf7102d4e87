import { useState } from 'react'
import { DigitsField } from '../fields/DigitsField.tsx'
import { t } from '../translation.ts'

export interface PageNumberFieldProps {
  /** Zero-based; people see it one-based. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Goes to a page by its number, and refuses a number beyond the last page. */
export function PageNumberField({ page, pages, onPage }: PageNumberFieldProps) {
  const [typed, setTyped] = useState(String(page + 1))
  if (pages < 2) return null

  const accept = (digits: string) => {
    const number = Number(digits)
    if (digits === '' || (number >= 1 && number <= pages)) setTyped(digits)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '') onPage(Number(typed) - 1)
      }}
    >
      <DigitsField
        label={t('Page')}
        aria-label={t('Page, of {pages}', { pages })}
        enterKeyHint="go"
        value={typed}
        onChange={accept}
      />
    </form>
  )
}
