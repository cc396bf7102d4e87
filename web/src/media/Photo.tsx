import { type ImgHTMLAttributes, useState } from 'react'
import { Initial } from './Initial.tsx'

export interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  src: string | undefined
  /** Whose photo it is: the initial stands in where there is none. */
  name: string | null | undefined
}

/** A photo, or a quiet initial when there is none or when its address has expired. */
export function Photo({ src, name, alt = '', ...image }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return <Initial name={name} />
  // What failed before the page was alive told nobody.
  const judge = (shown: HTMLImageElement | null) => {
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc) setFailed(src)
  }
  return (
    <img
      ref={judge}
      loading="lazy"
      decoding="async"
      {...image}
      src={src}
      alt={alt}
      onError={() => setFailed(src)}
    />
  )
}
