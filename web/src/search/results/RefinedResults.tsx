import { type ReactNode, useId } from 'react'
import { t } from '../../ui/translation.ts'
import classes from './RefinedResults.module.css'

interface RefinedResultsProps {
  /** Title and criteria. */
  head: ReactNode
  /** The fields that refine the search, for a wide screen; undefined if nothing can be refined. */
  column: ReactNode
  children: ReactNode
}

/** Results with a column to refine them. The column has its place before its fields have loaded, so nothing moves. */
export function RefinedResults({ head, column, children }: RefinedResultsProps) {
  const titleId = useId()
  return (
    <div className={classes.page} data-refined={column ? true : undefined}>
      <div className={classes.head}>{head}</div>
      {column && (
        <section className={classes.column} aria-labelledby={titleId}>
          <h2 id={titleId} className={classes.title}>
            {t('Refine')}
          </h2>
          {column}
        </section>
      )}
      <div className={classes.results}>{children}</div>
    </div>
  )
}

/** The shapes of the fields that are on their way. */
export const RefineSkeleton = ({ fields }: { fields: number }) => (
  <div className={classes.shapes} aria-hidden="true">
    {Array.from({ length: fields }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
      <div key={at} className={classes.shape} />
    ))}
  </div>
)
