import { type RefObject, useEffect, useState } from 'react'
import { useColorScheme } from './colorScheme.ts'
import classes from './DocumentFrame.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface DocumentFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  title: string
  /** Undefined while it loads. */
  html: string | undefined
}

/** A frame in which no script runs. It shares our origin, so that the page can measure and print its document. */
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
