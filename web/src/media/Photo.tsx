import { type ImgHTMLAttributes, useState } from 'react'
import { Initial } from './Initial.tsx'

export interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  src: string | undefined
  /** The person's name, for the initial. */
  name: string | null | undefined
}

/** A photo, or an initial when there is none or its address has expired. */
export function Photo({ src, name, alt = '', ...image }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return <Initial name={name} />
  // A photo may have failed before hydration, without an error event for React.
  const checkLoaded = (shown: HTMLImageElement | null) => {
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc) setFailed(src)
  }
  return (
    <img
      ref={checkLoaded}
      loading="lazy"
      decoding="async"
      {...image}
      src={src}
      alt={alt}
      onError={() => setFailed(src)}
    />
  )
}
