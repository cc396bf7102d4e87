import { type RefObject, useEffect, useState } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './InvoicePreviewPage.module.css'

export interface InvoiceFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  /** Undefined while it is on its way. */
  html: string | undefined
}

/** A frame in which no script runs. It is of our own origin, so that it can be as tall as its document, and printed. */
export function InvoiceFrame({ ref, html }: InvoiceFrameProps) {
  const { t } = useTranslation()
  const height = useDocumentHeight(ref, html)
  if (html === undefined)
    return (
      <Skeleton>
        <div className={classes.skeleton} />
      </Skeleton>
    )
  return (
    <iframe
      ref={ref}
      title={t('Invoice')}
      sandbox="allow-same-origin allow-modals"
      srcDoc={html}
      style={{ height }}
      className={classes.frame}
    />
  )
}

/** The document is laid out anew where the screen changes its width. */
function useDocumentHeight(frame: RefObject<HTMLIFrameElement | null>, html: string | undefined) {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const element = frame.current
    if (!element || html === undefined) return
    const measure = () => setHeight(element.contentDocument?.querySelector('main')?.offsetHeight)
    measure()
    element.addEventListener('load', measure)
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('load', measure)
      window.removeEventListener('resize', measure)
    }
  }, [frame, html])
  return height
}
