import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { useColorScheme } from './colorScheme.ts'
import classes from './DocumentPage.module.css'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'
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

interface DocumentFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  title: string
  /** Undefined while it loads. */
  html: string | undefined
}

/** A frame in which no script runs. It shares our origin, so that the page can measure and print its document. */
function DocumentFrame({ ref, title, html }: DocumentFrameProps) {
  const height = useDocument(ref, html)
  if (html === undefined)
    return (
      <Skeleton>
        <div className={classes.skeleton} />
      </Skeleton>
    )
  return (
    <iframe
      ref={ref}
      title={title}
      sandbox="allow-same-origin allow-modals"
      srcDoc={html}
      style={{ height }}
      className={classes.frame}
    />
  )
}

/**
 * Keeps the frame as tall as its document, also after a resize, and sets the page's colour scheme in it, which may
 * differ from the device's.
 */
function useDocument(frame: RefObject<HTMLIFrameElement | null>, html: string | undefined) {
  const [height, setHeight] = useState<number>()
  const scheme = useColorScheme()
  useEffect(() => {
    const element = frame.current
    if (!element || html === undefined) return
    const fit = () => {
      element.contentDocument?.documentElement.setAttribute('data-color-scheme', scheme)
      setHeight(element.contentDocument?.querySelector('main')?.offsetHeight)
    }
    fit()
    element.addEventListener('load', fit)
    window.addEventListener('resize', fit)
    return () => {
      element.removeEventListener('load', fit)
      window.removeEventListener('resize', fit)
    }
  }, [frame, html, scheme])
  return height
}
