import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import classes from './Pagination.module.css'
import { pageWindow } from './pageWindow.ts'
import { useTranslation } from './translation.ts'

export interface PaginationProps {
  total: number
  pageSize: number
  /** Zero-based, as on the wire; people see it one-based. */
  page: number
  onChange: (page: number) => void
}

/** Stands there only when there is more than one page. */
export function Pagination({ total, pageSize, page, onChange }: PaginationProps) {
  const { t } = useTranslation()
  if (total <= pageSize) return null
  const last = Math.ceil(total / pageSize) - 1
  return (
    <nav aria-label={t('Pages')} className={classes.pages}>
      <button
        type="button"
        aria-label={t('Previous page')}
        disabled={page === 0}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      {pageWindow(page, last).map((shown) =>
        shown.gap ? (
          <span key={shown.key} className={classes.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown.key}
            type="button"
            aria-label={t('Page {number}', { number: shown.page + 1 })}
            aria-current={shown.page === page ? 'page' : undefined}
            onClick={() => onChange(shown.page)}
          >
            {shown.page + 1}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={t('Next page')}
        disabled={page >= last}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </button>
    </nav>
  )
}
