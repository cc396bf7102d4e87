import { type RefObject, useEffect, useState } from 'react'
import { useColorScheme } from './colorScheme.ts'
import classes from './DocumentFrame.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface DocumentFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  title: string
  /** Undefined while it is on its way. */
  html: string | undefined
}

/** A frame in which no script runs. It is of our own origin, so that it can be as tall as its document, and printed. */
export function DocumentFrame({ ref, title, html }: DocumentFrameProps) {
  const height = useDocumentHeight(ref, html)
  useSchemeOfPage(ref, html)
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

/** A document that can be dark is so where the page is, which may differ from the device. */
function useSchemeOfPage(frame: RefObject<HTMLIFrameElement | null>, html: string | undefined) {
  const scheme = useColorScheme()
  useEffect(() => {
    const element = frame.current
    if (!element || html === undefined) return
    const tell = () => element.contentDocument?.documentElement.setAttribute('data-color-scheme', scheme)
    tell()
    element.addEventListener('load', tell)
    return () => element.removeEventListener('load', tell)
  }, [frame, html, scheme])
}
