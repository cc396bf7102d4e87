import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'
import { DocumentFrame } from './DocumentFrame.tsx'
import classes from './DocumentPage.module.css'
import { ErrorState } from './ErrorState.tsx'
import { useTranslation } from './translation.ts'

export interface DocumentPageProps {
  title: string
  /** What the page is for, where its title alone would not say. */
  lead?: ReactNode
  found: {
    data: string | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** What can be done beside printing. */
  actions?: ReactNode
  /** Printed from its page it takes one sheet. */
  oneSheet?: boolean
}

/** A document as the server draws it, in a frame of its own. */
export function DocumentPage({ title, lead, found, actions, oneSheet }: DocumentPageProps) {
  const { t } = useTranslation()
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
        <div className={classes.actions}>
          {/* The document in the frame, not the page around it. */}
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
