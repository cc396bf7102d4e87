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
 * As tall as its document, which is laid out anew where the screen changes its width; and one that can be dark is so where the
 * page is, which may differ from the device.
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
