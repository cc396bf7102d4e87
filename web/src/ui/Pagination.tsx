import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { AriaAttributes, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './Pagination.module.css'
import { t } from './translation.ts'

interface Turning {
  /** The address of a page. Without it, only a script can turn the page. */
  pageAddress?: ((page: number) => string) | undefined
  onChange: (page: number) => void
}

export interface PaginationProps extends Turning {
  total: number
  pageSize: number
  /** Zero-based, as in requests; people see it one-based. */
  page: number
}

/** Appears only when there is more than one page. */
export function Pagination({ total, pageSize, page, ...turning }: PaginationProps) {
  if (total <= pageSize) return null
  const last = Math.ceil(total / pageSize) - 1
  return (
    <nav aria-label={t('Pages')} className={classes.pages}>
      <Turn {...turning} to={page - 1} disabled={page === 0} aria-label={t('Previous page')}>
        <IconChevronLeft size={20} aria-hidden />
      </Turn>
      {pageWindow(page, last).map((shown) =>
        shown.gap ? (
          <span key={shown.key} className={classes.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Turn
            key={shown.key}
            {...turning}
            to={shown.page}
            aria-label={t('Page {number}', { number: shown.page + 1 })}
            aria-current={shown.page === page ? 'page' : undefined}
          >
            {shown.page + 1}
          </Turn>
        ),
      )}
      <Turn {...turning} to={page + 1} disabled={page >= last} aria-label={t('Next page')}>
        <IconChevronRight size={20} aria-hidden />
      </Turn>
    </nav>
  )
}

interface TurnProps extends Turning, Pick<AriaAttributes, 'aria-label' | 'aria-current'> {
  to: number
  disabled?: boolean
  children: ReactNode
}

function Turn({ to, disabled, pageAddress, onChange, ...shown }: TurnProps) {
  if (disabled || !pageAddress)
    return <button type="button" disabled={disabled} onClick={() => onChange(to)} {...shown} />

  function turn(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onChange(to)
  }
  return <Link to={pageAddress(to)} onClick={turn} {...shown} />
}

/** The browser handles these clicks itself: a new tab, a new window or a download. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

/** Returns the first, last, current and neighbouring pages; each run of omitted pages becomes one gap. */
export function pageWindow(current: number, last: number) {
  const wanted = [0, current - 1, current, current + 1, last]
  const pages = [...new Set(wanted)].filter((page) => page >= 0 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const shown = { key: `page-${page}`, page, gap: false }
    const before = pages[index - 1]
    return before !== undefined && page - before > 1
      ? [{ key: `gap-${page}`, page: before, gap: true }, shown]
      : [shown]
  })
}
