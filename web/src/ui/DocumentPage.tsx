import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'
import { DocumentFrame } from './DocumentFrame.tsx'
import classes from './DocumentPage.module.css'
import { ErrorState } from './ErrorState.tsx'
import { t } from './translation.ts'

export interface DocumentPageProps {
  title: string
  /** What the page is for, if its title alone does not say. */
  lead?: ReactNode
  found: {
    data: string | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** Other actions than printing. */
  actions?: ReactNode
  /** Fits the document on one sheet when the page itself is printed. */
  oneSheet?: boolean
}

/** A document rendered by the server, in its own frame. */
export function DocumentPage({ title, lead, found, actions, oneSheet }: DocumentPageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { data, error, isFetching, refetch } = found
  if (data === undefined && error)
    return (
      <ErrorState
        isPage
        title={t('Something went wrong. Please try again later')}
        message={t(error.message)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className={oneSheet ? classes.oneSheet : undefined}>
      <div className={classes.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className="row-2">
          {/* Prints the document in the frame, not the page around it. */}
          <Button
            variant="quiet"
            disabled={data === undefined}
            icon={<IconPrinter size={20} aria-hidden />}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {t('Print')}
          </Button>
          {actions}
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <DocumentFrame ref={frame} title={title} html={data} />
    </div>
  )
}
